"""What native routines of the puzzle processor share: the memory they work on, and functions in LLVM's language."""

import numpy as np

from latticework.search.arrays import Int32

FRAME = np.dtype([("entered", np.int64), ("option", np.int32), ("limit", np.int32)])
"""A level: how many nodes were entered there, the option we are inside, the last one to be tried."""

ANY = np.iinfo(np.int32).max
"""The limit of a frame that was entered from its start."""

GO = -2
"""What `pause` answers when the node is to be entered; -1 to stop, or the option to go on inside."""

HELPERS = """
define internal i32 @pause(ptr %b, ptr %f) noinline nounwind {
FIELDS
  %begun.now = load i64, ptr %begun
  %running = icmp ne i64 %begun.now, 0
  br i1 %running, label %stop, label %entering
entering:
  %goal = load ptr, ptr %resume
  %there = icmp eq ptr %f, %goal
  br i1 %there, label %begin, label %above
above:
  %option.at = getelementptr i8, ptr %f, i64 8
  %option = load i32, ptr %option.at
  ret i32 %option
begin:
  store i64 1, ptr %begun
  %all = load i64, ptr %granted
  %rest = sub i64 %all, 1
  store i64 %rest, ptr %left
  ret i32 -2
stop:
  store i64 0, ptr %left
  store ptr %f, ptr %stopped
  %limit.at = getelementptr i8, ptr %f, i64 -4
  store i32 -1, ptr %limit.at
  ret i32 -1
}

define internal void @keep(ptr %b, ptr %f) noinline nounwind {
FIELDS
  %n = load i64, ptr %n_found
  %columns = load i64, ptr %width
  %offset = mul i64 %n, %columns
  %table = load ptr, ptr %found
  %row = getelementptr i32, ptr %table, i64 %offset
  %n.next = add i64 %n, 1
  store i64 %n.next, ptr %n_found
  %first = load ptr, ptr %frames
  br label %each
each:
  %g = phi ptr [ %first, %0 ], [ %g.next, %copy ]
  %to = phi ptr [ %row, %0 ], [ %to.next, %copy ]
  %done = icmp eq ptr %g, %f
  br i1 %done, label %copied, label %copy
copy:
  %option.at = getelementptr i8, ptr %g, i64 8
  %option = load i32, ptr %option.at
  store i32 %option, ptr %to
  %g.next = getelementptr i8, ptr %g, i64 16
  %to.next = getelementptr i32, ptr %to, i64 1
  br label %each
copied:
  %most = load i64, ptr %room
  %full = icmp eq i64 %n.next, %most
  br i1 %full, label %close, label %out
close:
  %unused = load i64, ptr %left
  %all = load i64, ptr %granted
  %used = sub i64 %all, %unused
  store i64 %used, ptr %granted
  store i64 0, ptr %left
  br label %out
out:
  ret void
}
"""
"""Functions of a block b and a frame f; FIELDS stands for the addresses in the block.

pause: no node is left to be entered; at first until the state is reached, then to stop there. A frame is told by a
limit of -1 that what it called has stopped. keep: copy the options of the frames to the solutions; where no room is
left, no node is granted any more.
"""


def block_of(most: Int32) -> np.dtype[np.void]:
    """Return the memory that routines share: nodes left to enter, how often each item is free, counts and addresses.

    Bytes where they do, the first ones near the start: so tests take the shortest instructions.
    """
    kind = np.int8 if most.max(initial=0) <= np.iinfo(np.int8).max else np.int32
    counts = [(name, np.int64) for name in ("granted", "begun", "n_found", "room", "width")]
    addresses = [(name, np.uintp) for name in ("stopped", "resume", "found", "frames")]
    return np.dtype([("left", np.int64), ("free", kind, (len(most),)), *counts, *addresses], align=True)

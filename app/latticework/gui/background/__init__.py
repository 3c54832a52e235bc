"""Work beside the window: the one place of the window that starts threads and receives what they report.

A `TaskQueue` does tasks one after the other in a thread; a `Channel` takes messages from any thread to a function of
the main thread; `Pixels` is a picture on its way; `folder_reader` reads a folder whenever it changes. These rules
keep the window from crashing:

Who owns what. Objects of Qt belong to the main thread: it makes them, calls them and frees them. A thread owns what
a task makes while it runs, and what `TaskQueue` opens for its tasks, as the context of OpenGL that draws frames.
Python's collector runs in the main thread only, see `garbage`: a cycle with a widget in it would be freed in any
thread.

What may cross. Into a thread: functions and plain values. A function that refers to a QObject is refused, since the
thread may be the last to refer to it. Out of a thread: plain values that it does not change any more. Pictures cross
as `Pixels`; an error has lost the local variables of its frames. A thread refers to its receiver only by a number,
which the main thread looks up when it delivers; where the receiver is gone the message is dropped.

In which order. Messages arrive in the order in which they were sent. Of a channel for the latest state only the
latest message arrives, and at most one in PAUSE seconds, so that a fast thread cannot keep the event loop busy.

Which tasks are done. `TaskQueue.add`: all, in order. `add_latest`: of those that wait only the latest; what is being
done is finished. `restart`: only this one; all others are cancelled. A cancelled task ends at its next `checkpoint`,
or at its end; either way nothing of it is reported.

What is reported. An error of the family `LatticeworkError` belongs to whoever asked for the task; any other is a
fault of the program and goes to `sys.excepthook`, too.

Who is joined when. A thread ends by itself when its queue is empty, or is closed where it keeps something open. At
the end of the program `close_all` cancels all tasks but those that must be finished, waits a moment, and stops all
delivery. What runs on then is left behind: the process ends without waiting for it.
"""

from threading import Event, Lock

from latticework.gui.background.channel import PAUSE, Channel, Pixels, report_fault, watching
from latticework.gui.background.task_queue import Task, TaskQueue, close_all

__all__ = ["PAUSE", "Channel", "Event", "Lock", "Pixels", "Task", "TaskQueue", "close_all", "report_fault",
           "watching"]

"""A quick test, by discs within the cells, for turns about an axis that other cells block."""

from latticework.kernel_cache import njit


@njit(cache=True, nogil=True)
def find_blocked_axes(turning, beside, near, points, angles, out):
    """Write for each point (n, 2) whether discs that turn about it meet others.

    turning (cells, 2) and beside (others, 2): the middles of the discs; near (cells, others): the square of the
    distance at which two of them meet, negative where one passes above the other. angles (looks, 2): cosine and sine
    of the angles that are tested.
    """
    for number in range(len(points)):
        x, y = points[number]
        out[number] = False
        for look in range(len(angles)):
            if _meet(turning, beside, near, x, y, angles[look, 0], angles[look, 1]):
                out[number] = True
                break


@njit(inline="always")
def _meet(turning, beside, near, x, y, cosine, sine):
    """Whether turned discs meet others; once two of them do, the others are not looked at."""
    meet = False
    i = 0
    while i < len(turning) and not meet:
        # The middle of the disc, turned about the point.
        u, v = turning[i, 0] - x, turning[i, 1] - y
        a, b = x + cosine * u - sine * v, y + sine * u + cosine * v
        for j in range(len(beside)):
            c, d = a - beside[j, 0], b - beside[j, 1]
            if c * c + d * d < near[i, j]:
                meet = True
                break
        i += 1
    return meet

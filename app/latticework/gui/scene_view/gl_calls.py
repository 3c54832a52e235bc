"""The functions of OpenGL by their addresses: other threads go on while one is called, unlike with those of Qt."""

import ctypes
from types import SimpleNamespace
from typing import Any

from PySide6.QtGui import QOpenGLContext

COLOR_BUFFER, DEPTH_BUFFER = 0x4000, 0x100
DEPTH_TEST, BLEND, CULL_FACE, POLYGON_OFFSET_FILL = 0xB71, 0xBE2, 0xB44, 0x8037
FRONT, BACK, CLOCKWISE = 0x404, 0x405, 0x900
ONE, SOURCE_ALPHA, ONE_MINUS_SOURCE_ALPHA = 1, 0x302, 0x303
LINES, TRIANGLES, FLOAT, NEAREST = 1, 4, 0x1406, 0x2600
ARRAY_BUFFER, STATIC_DRAW = 0x8892, 0x88E4
VERTEX_SHADER, FRAGMENT_SHADER, LINKED = 0x8B31, 0x8B30, 0x8B82
FRAMEBUFFER, READ_FRAMEBUFFER, DRAW_FRAMEBUFFER = 0x8D40, 0x8CA8, 0x8CA9
BGRA, RGBA, BYTES_OF_INT, BYTES = 0x80E1, 0x1908, 0x8367, 0x1401
RENDERER = 0x1F01

_I, _U, _F, _P, _B, _S = (ctypes.c_int, ctypes.c_uint, ctypes.c_float, ctypes.c_void_p, ctypes.c_ubyte,
                          ctypes.c_char_p)
_FORMS: dict[str, tuple[Any, ...]] = {
    "glGetString": (_S, _U), "glGetError": (_U,), "glViewport": (None, _I, _I, _I, _I),
    "glClearColor": (None, _F, _F, _F, _F), "glClear": (None, _U), "glEnable": (None, _U), "glDisable": (None, _U),
    "glDepthMask": (None, _B), "glCullFace": (None, _U), "glFrontFace": (None, _U), "glLineWidth": (None, _F),
    "glPolygonOffset": (None, _F, _F), "glBlendFuncSeparate": (None, _U, _U, _U, _U),
    "glCreateShader": (_U, _U), "glShaderSource": (None, _U, _I, _P, _P), "glCompileShader": (None, _U),
    "glCreateProgram": (_U,), "glAttachShader": (None, _U, _U), "glBindAttribLocation": (None, _U, _U, _S),
    "glLinkProgram": (None, _U), "glGetProgramiv": (None, _U, _U, _P), "glUseProgram": (None, _U),
    "glGetUniformLocation": (_I, _U, _S), "glUniformMatrix4fv": (None, _I, _I, _B, _P),
    "glGenBuffers": (None, _I, _P), "glDeleteBuffers": (None, _I, _P), "glBindBuffer": (None, _U, _U),
    "glBufferData": (None, _U, ctypes.c_ssize_t, _P, _U), "glEnableVertexAttribArray": (None, _U),
    "glDisableVertexAttribArray": (None, _U), "glVertexAttribPointer": (None, _U, _I, _U, _B, _I, _P),
    "glVertexAttrib4f": (None, _U, _F, _F, _F, _F), "glDrawArrays": (None, _U, _I, _I),
    "glBindFramebuffer": (None, _U, _U), "glReadPixels": (None, _I, _I, _I, _I, _U, _U, _P),
    "glBlitFramebuffer": (None, _I, _I, _I, _I, _I, _I, _I, _I, _U, _U),
}
"""What each function returns, and its arguments."""


def calls_of(context: QOpenGLContext) -> Any:
    """Return the functions of a context that is current; RuntimeError where it has not all of them."""
    functions = SimpleNamespace()
    for name, form in _FORMS.items():
        address = int(context.getProcAddress(name.encode()) or 0)
        if not address:
            message = f"OpenGL has no {name} here"
            raise RuntimeError(message)
        setattr(functions, name, ctypes.CFUNCTYPE(*form)(address))
    return functions

#pragma once
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GLES3/gl3.h>
#include <GLES2/gl2ext.h>
#include <stddef.h>

/// Initializes the first device of EGL that works, else Mesa's surfaceless platform.
static inline EGLDisplay cgles_display(void) {
  PFNEGLGETPLATFORMDISPLAYEXTPROC get =
      (PFNEGLGETPLATFORMDISPLAYEXTPROC)eglGetProcAddress("eglGetPlatformDisplayEXT");
  PFNEGLQUERYDEVICESEXTPROC query =
      (PFNEGLQUERYDEVICESEXTPROC)eglGetProcAddress("eglQueryDevicesEXT");
  if (get == NULL) return EGL_NO_DISPLAY;
  EGLDeviceEXT devices[16];
  EGLint count = 0;
  if (query != NULL && query(16, devices, &count)) {
    for (EGLint index = 0; index < count; index++) {
      EGLDisplay display = get(EGL_PLATFORM_DEVICE_EXT, devices[index], NULL);
      if (display != EGL_NO_DISPLAY && eglInitialize(display, NULL, NULL)) return display;
    }
  }
  EGLDisplay display = get(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
  return display != EGL_NO_DISPLAY && eglInitialize(display, NULL, NULL) ? display : EGL_NO_DISPLAY;
}

/// Makes a context of OpenGL ES 3 without a surface current; returns what failed, NULL if nothing.
static inline const char *cgles_start(void) {
  EGLDisplay display = cgles_display();
  if (display == EGL_NO_DISPLAY) return "no display of EGL can be initialized";
  if (!eglBindAPI(EGL_OPENGL_ES_API)) return "EGL has no OpenGL ES";
  EGLint wanted[] = {EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_SURFACE_TYPE, 0, EGL_NONE};
  EGLConfig config = NULL;
  EGLint count = 0;
  // Without a config where the driver has none for contexts without a surface.
  eglChooseConfig(display, wanted, &config, 1, &count);
  EGLint version[] = {EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE};
  EGLContext context = eglCreateContext(display, count > 0 ? config : NULL, EGL_NO_CONTEXT, version);
  if (context == EGL_NO_CONTEXT) return "EGL has no context of OpenGL ES 3";
  return eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context)
             ? NULL
             : "EGL has no contexts without a surface";
}

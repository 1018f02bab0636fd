/** Drivers that draw with the processor: Chromium's, Mesa's two, and those of Windows and macOS. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

let known: boolean | null = null;

/** Whether the browser draws WebGL with a graphics processor; in software it would be far slower than a picture. */
export function hasSwiftWebGl(): boolean {
  known ??= asked();
  return known;
}

function asked(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2", { failIfMajorPerformanceCaveat: true });
    if (!context) return false;
    // Not every browser takes a software driver for a caveat, so its name is asked for too.
    const named = context.getExtension("WEBGL_debug_renderer_info");
    const driver: unknown = context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return !SOFTWARE.test(String(driver));
  } catch {
    return false;
  }
}

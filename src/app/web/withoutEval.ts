/** Where every copy of Zod on a page finds its settings. */
export const ZOD_SETTINGS = "__zod_globalConfig";

// Zod would try whether it may write code at run time. It may not, and each try is reported as a breach of the page's policy.
// Said in this way, the sign-in page, which checks nothing, need not load Zod for it.
Object.assign(globalThis, {
  [ZOD_SETTINGS]: Object.assign(Reflect.get(globalThis, ZOD_SETTINGS) ?? {}, { jitless: true }),
});

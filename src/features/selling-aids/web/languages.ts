/** Each language by its own name. */
export const LANGUAGES = { "en-US": "English", "es-ES": "Español", "de-DE": "Deutsch" } as const;

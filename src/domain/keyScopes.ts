/**
 * What an API key may do within its person's rights: `read` what can be read, `write` what can be changed, `administration` both
 * where the role Administrator is needed.
 */
export const KEY_SCOPES = ["read", "write", "administration"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

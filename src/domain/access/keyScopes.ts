/**
 * What an API key may do within its person's rights: `read` what can be read, `write` what can be changed. Where the role
 * Administrator is needed, `administration` is needed beside it.
 */
export const KEY_SCOPES = ["read", "write", "administration"] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

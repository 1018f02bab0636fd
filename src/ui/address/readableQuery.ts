/** What stands behind the question mark, with commas and colons as people type them: browsers need no code for these. */
export function readableQuery(query: URLSearchParams): string {
  return String(query).replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** Where whoever holds a link reads the report. The secret stands behind the `#`, which browsers send to nobody. */
export function linkAddress(token: string): string {
  return new URL(`${import.meta.env.BASE_URL}r#token=${token}`, location.origin).href;
}

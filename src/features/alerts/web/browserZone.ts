/** The time zone of the browser, such as `America/Chicago`. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

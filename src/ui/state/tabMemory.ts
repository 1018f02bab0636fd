/** What a tab remembers until it is closed, as JSON; null where there is nothing, or where the browser blocks it. */
export function recallInTab(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Remembers a value in this tab, or forgets it with null. A browser that blocks this is no failure. */
export function keepInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The choice then holds as long as the page.
  }
}

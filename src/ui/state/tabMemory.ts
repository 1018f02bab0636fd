/** What a tab remembers until it is closed, as JSON; null where there is nothing, or where the browser blocks it. */
export function recallInTab(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Forgets everything kept so. What the sign-in library keeps is its own to forget. */
export function forgetTab(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (!name.startsWith("msal.")) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept either.
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

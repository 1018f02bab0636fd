import { keepInTab, recallInTab } from "../state/tabMemory.ts";

/** Looking at the product as somebody else: the grant of the API, whom it shows, and until when (ISO 8601). */
export interface ViewAsGrant {
  readonly grant: string;
  readonly expiresAt: string;
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
}

const NAME = "view-as";

let current = readGrant(recallInTab(NAME), Date.now());

/** The grant under which this tab looks; null for one's own view. Another tab knows nothing of it. */
export function viewAsGrant(): ViewAsGrant | null {
  return current;
}

/** Remembers the grant in this tab, also over a reload; null ends it. */
export function keepViewAsGrant(grant: ViewAsGrant | null): void {
  current = grant;
  keepInTab(NAME, grant);
}

/** Back to one's own view on a fresh page: the one certain way to keep nothing of the other one, in whatever corner it stands. */
export function leaveView(path = "administration/user"): void {
  keepViewAsGrant(null);
  location.assign(`${import.meta.env.BASE_URL}${path}`);
}

/** Takes from the tab's memory what is a grant and still holds. Read by hand: this loads with the sign-in page. */
export function readGrant(stored: unknown, now: number): ViewAsGrant | null {
  const { grant, expiresAt } = partOf(stored);
  const { id, name, email } = partOf(partOf(stored)["person"]);
  if (![grant, expiresAt, id, name, email].every((text) => typeof text === "string")) return null;
  if (!(Date.parse(String(expiresAt)) > now)) return null;
  return {
    grant: String(grant),
    expiresAt: String(expiresAt),
    person: { id: String(id), name: String(name), email: String(email) },
  };
}

function partOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}

import { z } from "zod";
import { keepInTab, recallInTab } from "../state/tabMemory.ts";

/** Looking at the product as somebody else: the grant of the API, whom it shows, and until when. */
const grantSchema = z.object({
  grant: z.string(),
  expiresAt: z.string(),
  person: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});

export type ViewAsGrant = z.output<typeof grantSchema>;

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

/** Takes from the tab's memory what is a grant and still holds. */
export function readGrant(stored: unknown, now: number): ViewAsGrant | null {
  const parsed = grantSchema.safeParse(stored);
  return parsed.success && Date.parse(parsed.data.expiresAt) > now ? parsed.data : null;
}

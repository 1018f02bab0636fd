import type { Queryable } from "#platform/database/database.ts";
import { narrowRights } from "#domain/access/narrowRights.ts";
import { sameEmail } from "#platform/identity/people/person.ts";
import { selectPeople } from "#platform/identity/people/selectPeople.ts";

/** What will open to a new person, in words: rights of customer and person together may be fewer than was meant, or none. */
export async function whatOpens(store: Queryable, email: string): Promise<string> {
  const person = (await selectPeople(store)).find((known) => known.email === sameEmail(email));
  if (!person) return "";
  const { access, markets } = narrowRights(person);
  if (person.role === "Administrator") return "As an administrator this person reaches every section and market.\n";
  const own = person.access === null ? "" : `, and this person has ${listed(person.access)}`;
  const sections =
    access.length > 0
      ? `Sections that open: ${access.join(", ")}.`
      : `No section opens: ${person.customer} has ${listed(person.customerAccess)}${own}.`;
  const reach =
    markets === "all"
      ? "Every market is open."
      : markets.length > 0
        ? `Markets that are open: the nation and ${markets.join(", ")}.`
        : "No market is open but the nation; `user set --markets` and the screen Customers change that.";
  return `${sections} ${reach}\n`;
}

function listed(flags: readonly string[]): string {
  return flags.length > 0 ? flags.join(", ") : "none";
}

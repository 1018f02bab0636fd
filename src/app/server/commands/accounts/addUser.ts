import { ACCESS_FLAGS, type AccessFlag } from "#domain/access/access.ts";
import { narrowRights } from "#domain/access/narrowRights.ts";
import type { Queryable } from "#platform/database/database.ts";
import { addAccount, inviteAccount } from "#platform/identity/accounts.ts";
import { saveCustomer } from "#platform/identity/customers.ts";
import { COMMAND_LINE, sameEmail } from "#platform/identity/people/person.ts";
import { selectPeople } from "#platform/identity/people/selectPeople.ts";
import { type Command, type CommandContext, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import {
  ACCOUNT_OPTIONS,
  checkPasswordsCount,
  doorsHere,
  type Narrowing,
  randomPassword,
  readNarrowing,
  readPassword,
  readRole,
} from "./accountOptions.ts";
import { writeLink } from "./writeLink.ts";

const USAGE = "user add <email> --name <name> --customer <name> [options]";

const OPTIONS = { ...ACCOUNT_OPTIONS, invite: { type: "boolean" } } as const;

/**
 * Creates a person: with a password where people sign in by one, else invited, with a link to hand over. A customer that does not exist yet is
 * created with the given rights; those of a known one are narrowed by them.
 */
export const addUser: Command = async (args, context) => {
  const { values, words } = readArguments(args, OPTIONS, USAGE);
  const [email] = words;
  const { name, customer, language } = values;
  if (!email || !name || !customer)
    throw new Misuse(`An email address, --name, and --customer are required.\nUsage: ${USAGE}`);
  if (values.invite && values["password-stdin"]) throw new Misuse("Use either --invite or --password-stdin, not both.");
  if (values["password-stdin"]) checkPasswordsCount(context, "--password-stdin");
  const role = readRole(values.role) ?? "Subscriber";
  const narrowing = await readNarrowing(values, context);
  const given = values["password-stdin"] ? readPassword(context) : undefined;

  const created = await createCustomer(context, customer, narrowing);
  const account = { email, name, customer, role, language, ...(created ? {} : narrowing) };
  if (created) context.write(`Customer "${customer}" is created.\n`);
  if (values.invite || !doorsHere(context).local) {
    await inviteAccount(context.database, account, COMMAND_LINE);
    context.write(`${email} is invited.\n`);
    await writeLink(context, email);
  } else {
    const password = given ?? randomPassword();
    await addAccount(context.database, { ...account, password }, COMMAND_LINE);
    context.write(given ? `${email} can sign in.\n` : `${email} can sign in with the password ${password}\n`);
  }
  context.write(await whatOpens(context.database, email));
  return OK;
};

/** Creates the customer unless there is one of that name; true when it was created. */
async function createCustomer({ database }: CommandContext, name: string, narrowing: Narrowing): Promise<boolean> {
  const [known] = await database.query("select 1 from customer where name = $1", [name]);
  if (known) return false;
  const access: readonly AccessFlag[] = narrowing.access ?? ACCESS_FLAGS;
  await saveCustomer(database, {
    name,
    access,
    markets: narrowing.markets ?? [],
    allMarkets: narrowing.markets === null,
    verticals: narrowing.verticals ?? null,
  });
  return true;
}

/** What will open to a new person, in words: rights of customer and person together may be fewer than was meant, or none. */
async function whatOpens(store: Queryable, email: string): Promise<string> {
  const person = (await selectPeople(store)).find((known) => known.email === sameEmail(email));
  if (!person) return "";
  const { access, markets } = narrowRights(person);
  if (person.role === "Administrator") return "As an administrator, this person can open every section and market.\n";
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

import { randomBytes } from "node:crypto";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { ACCESS_FLAGS, type AccessFlag, ROLES, type Role } from "#domain/access/access.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { marketNames } from "#revisions/markets/marketNames.ts";
import { type CommandContext, type Doors, Misuse } from "../command.ts";

/** Options of `user add` and `user set` that say who someone is and what that person may reach. */
export const ACCOUNT_OPTIONS = {
  name: { type: "string" },
  customer: { type: "string" },
  role: { type: "string" },
  access: { type: "string" },
  markets: { type: "string" },
  verticals: { type: "string" },
  language: { type: "string" },
  "password-stdin": { type: "boolean" },
} as const;

/** What narrows the rights: null narrows nothing, undefined leaves things as they are. */
export interface Narrowing {
  readonly access: readonly AccessFlag[] | null | undefined;
  readonly markets: readonly string[] | null | undefined;
  readonly verticals: readonly string[] | null | undefined;
}

interface Texts {
  readonly access?: string | undefined;
  readonly markets?: string | undefined;
  readonly verticals?: string | undefined;
}

/** Reads lists such as `tv,radio`; `all` narrows nothing. @throws Misuse naming what is not known */
export async function readNarrowing(texts: Texts, { database }: CommandContext): Promise<Narrowing> {
  const published = texts.markets === undefined ? null : await publishedRevision(database);
  const markets = published === null ? null : await marketNames(database, published);
  return {
    access: readList(texts.access, "flag", (word) => ACCESS_FLAGS.find((flag) => flag === word), ACCESS_FLAGS),
    markets: readList(texts.markets, "market", (word) => knownMarket(word, markets), ["tv-501", "radio-35620"]),
    verticals: readList(
      texts.verticals,
      "vertical",
      (word) => verticalById(word)?.id,
      VERTICALS.map(({ id }) => id),
    ),
  };
}

function readList<Item extends string>(
  text: string | undefined,
  what: string,
  known: (word: string) => Item | undefined,
  examples: readonly string[],
): Item[] | null | undefined {
  if (text === undefined) return undefined;
  if (text === "all") return null;
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => {
      const item = known(word);
      if (item === undefined)
        throw new Misuse(`There is no ${what} "${word}"; it is a list such as ${examples.join(",")}, or all.`);
      return item;
    });
}

/** Before anything is published, a market can only be taken by its form. */
function knownMarket(word: string, markets: ReadonlyMap<string, string> | null): string | undefined {
  const known = markets === null ? /^(tv|radio|custom)-\S+$/.test(word) : markets.has(word);
  return known ? word : undefined;
}

/** @throws Misuse */
export function readRole(word: string | undefined): Role | undefined {
  const role = ROLES.find((known) => known.toLowerCase() === word?.toLowerCase());
  if (word !== undefined && !role) throw new Misuse(`"${word}" is not a role; choose ${ROLES.join(" or ")}.`);
  return role;
}

/** How people sign in here; by passwords alone where nothing else is said. */
export function doorsHere({ doors, publicUrl }: CommandContext): Doors {
  return doors ?? { site: { publicUrl, basePath: "/", product: "Spotmarket" }, local: true, cloud: false };
}

/** @throws Misuse where nobody could sign in with a password */
export function checkPasswordsCount(context: CommandContext, option: string): void {
  if (doorsHere(context).local) return;
  throw new Misuse(
    `${option}: no one signs in with a password here, because AUTH_AUTHORITY is set and AUTH_LOCAL is not. \`user invite\` creates a link to sign in with a Microsoft account.`,
  );
}

/** The password on standard input, its line end left out. @throws Misuse when nothing came */
export function readPassword({ input }: CommandContext): string {
  const password = input.replace(/\r?\n$/, "");
  if (password === "") throw new Misuse("--password-stdin was given, but nothing came on standard input.");
  return password;
}

export function randomPassword(): string {
  return randomBytes(12).toString("base64url");
}

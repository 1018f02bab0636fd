import { describe, expect, test } from "vitest";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import type { Engine } from "./support/engines/engine.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { LONG_JOURNEY_MS, type Person, signsIn, somebody } from "./support/person.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";

/** A customer from the contract to its people's first figures, each within her own rights: by what shows on the screen. */

const ADMIN = "admin@spotmarket.example";
const PASSWORD = "seven green bottles";
const FIGURE = /\$\s?\d/;
/** What the customer buys, and of which each of its people gets something else. */
const BOUGHT = ["Local TV", "Local radio", "Share of wallet"];
/** As they stand in the list of markets: of TV, and of radio beneath it. */
const MARKET = /Dallas-Ft\. Worth/;

interface Colleague {
  readonly name: string;
  readonly sections: readonly string[];
  readonly opens: readonly string[];
  readonly refused: readonly (readonly [path: string, right: string])[];
}

const TV = ["/tv/market-profile?market=tv-623", "local TV data"] as const;
const RADIO = ["/radio/market-profile?market=radio-19100", "local radio data"] as const;
const WALLET = ["/share-wallet?market=tv-623", "share of wallet"] as const;
const ADMINISTRATION = ["/administration/customer", "the role Administrator"] as const;
/** In the menu, by the words of its links. */
const MENU = { "Local TV": "Local TV Data", "Local radio": "Local Radio Data", "Share of wallet": "Share of Wallet" };

const COLLEAGUES: readonly Colleague[] = [
  { name: "Tess Vision", sections: ["Local TV"], opens: [TV[0]], refused: [RADIO, WALLET, ADMINISTRATION] },
  { name: "Rita Dial", sections: ["Local radio"], opens: [RADIO[0]], refused: [TV, WALLET, ADMINISTRATION] },
  { name: "Nora Plain", sections: [], opens: [], refused: [TV, RADIO, WALLET, ADMINISTRATION] },
];

describe.each(ENGINES)("a new customer", (engine) => {
  // After the sample set's customers in every list, so that these stay the first ones.
  const customer = `Westside Media ${engine.name}`;
  const { url, mailFolder } = sharedProduct();
  const name = (what: string) => groupName(what, engine);
  const journey = test.skipIf(engine.missing !== null);

  journey(name("an administrator adds it, with the markets and sections it has bought"), async () => {
    const admin = await administrator(engine, url, "/administration/customer");
    await admin.clicks({ role: "button", name: "Add customer" });
    await admin.fills("Name", customer, "[role=dialog]");
    await admin.clicks({ role: "button", name: "Add and open" });
    await admin.sees({ role: "tab", name: "Contract" });
    await admin.clicks({ role: "tab", name: "Markets" });
    await admin.clicks({ role: "radio", name: "Only these" });
    await admin.fills("Find a market", "Dallas");
    await admin.clicks({ role: "option", name: MARKET });
    await admin.clicks({ role: "option", name: MARKET, last: true });
    await admin.sees({ text: "2 markets" });
    await admin.clicks({ role: "tab", name: "Rights" });
    for (const section of BOUGHT) await admin.clicks({ role: "checkbox", name: section });
    await admin.clicks({ role: "button", name: "Save" });
    await admin.sees({ text: `${customer} is saved` });
  });

  journey(name("invites three people, each with other rights"), { timeout: LONG_JOURNEY_MS }, async () => {
    const admin = await administrator(engine, url, "/administration/user");
    for (const colleague of COLLEAGUES) {
      await admin.clicks({ role: "button", name: "Invite" });
      await admin.fills("Email addresses", `${colleague.name} <${addressOf(colleague, engine)}>`);
      await admin.chooses("Customer", customer, "[role=dialog]");
      await admin.clicks({ role: "radio", name: "Only some" });
      for (const section of BOUGHT) {
        if (!colleague.sections.includes(section)) await admin.clicks({ role: "checkbox", name: section });
      }
      await admin.clicks({ role: "button", name: "Send 1 invitation" });
      await admin.sees({ text: "Invitation sent" });
      await admin.clicks({ role: "button", name: "Close", within: "[role=dialog]", last: true });
    }
  });

  for (const colleague of COLLEAGUES) {
    const { sections, opens, refused } = colleague;
    const rights = sections.length === 0 ? "what every customer has" : sections.join(", ");
    journey(
      name(`${colleague.name} comes in by her mail and reaches ${rights}, and nothing else`),
      { timeout: LONG_JOURNEY_MS },
      async () => {
        const person = await somebody(engine);
        const email = addressOf(colleague, engine);
        await person.goto(linkIn(await mailTo(email, mailFolder, /invitation=/)));
        await person.seesHeading(`Welcome, ${colleague.name}`);
        await person.fills(/^New password/, PASSWORD);
        await person.clicks({ css: "button[type=submit]" });
        await person.seesHeading("You are all set");
        await signsIn(person, url, email, PASSWORD);

        // Hers to see: the menu offers what she has, and it has figures.
        await person.sees({ role: "link", name: "Market Summary", within: "nav" });
        for (const [section, link] of Object.entries(MENU)) {
          expect(await inMenu(person, link), `${link} in her menu`).toBe(sections.includes(section));
        }
        for (const path of ["/market-summary?market=tv-623", ...opens]) {
          await person.goto(url + path);
          await person.sees({ text: FIGURE });
        }

        // Neither a section that she lacks, nor a market that the customer has not bought.
        for (const [path, right] of refused) {
          await person.goto(url + path);
          await person.seesHeading("You do not have access to this page");
          await person.sees({ text: new RegExp(`It needs (access to )?${right}`) });
        }
        await person.goto(`${url}/market-summary?market=tv-501`);
        await person.sees({ text: "This market is not part of your subscription" });
      },
    );
  }
});

async function administrator(engine: Engine, url: string, path: string): Promise<Person> {
  const admin = await somebody(engine);
  await signsIn(admin, url, ADMIN, DEMO_PASSWORD);
  await admin.goto(url + path);
  return admin;
}

function addressOf({ name }: Colleague, { name: engine }: Engine): string {
  return `${name.toLowerCase().replace(" ", ".")}@westside-${engine.toLowerCase()}.example`;
}

function inMenu(person: Person, name: string): Promise<boolean> {
  return person.has({ role: "link", name, within: "nav" });
}

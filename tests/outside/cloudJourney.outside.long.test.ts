import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CloudAccount, type CloudProvider, startCloudProvider } from "#tests/support/cloudProvider.ts";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { LONG_JOURNEY_MS, type Person, somebody } from "./support/person.ts";
import { command, filledFolder, type OwnProduct, startProduct } from "./support/product.ts";

/** IT connects an identity provider of Microsoft's shape, with all that its tenants do to people: by what shows on the screen. */

const FIGURE = /\$\s?\d/;
/** As Entra asks for another factor. */
const CHALLENGE = '{"access_token":{"capolids":{"essential":true,"values":["c3a5b1d4"]}}}';
/** Of an organization that knows the product, and of one in which nobody has allowed it yet. */
const KNOWN = "11111111-2222-4333-8444-555555555555";

describe("people of an organization with Microsoft accounts", () => {
  const { dataDir, remove } = filledFolder();
  const isTried = ENGINES.some(({ missing }) => missing === null);
  let cloud: CloudProvider | null = null;
  let product: OwnProduct | null = null;

  beforeAll(async () => {
    if (!isTried) return;
    cloud = await startCloudProvider();
    product = await startProduct({ dataDir, settings: cloud.settings });
  });
  afterAll(async () => {
    await product?.stop();
    await cloud?.stop();
    remove();
  });

  describe.each(ENGINES)("in $name", (engine) => {
    const name = (what: string) => groupName(what, engine);
    const journey = test.skipIf(engine.missing !== null);
    const domain = `${engine.name.toLowerCase()}.example`;
    /** In this organization nobody has allowed the product yet. */
    const newTenant = `22222222-2222-4333-8444-${String(ENGINES.indexOf(engine)).padStart(12, "0")}`;

    function account(who: string, tenant = KNOWN): CloudAccount {
      const made = { email: `${who}@${domain}`, tenant, oid: `${who} of ${domain}`, vouched: true };
      cloud?.accounts.set(made.email, made);
      return made;
    }

    /** Invites by the command line, as the documents say, and answers with the link that is printed. */
    async function invited(email: string, ...more: string[]): Promise<string> {
      const words = ["user", "add", email, "--name", "Bess Marvel", "--customer", "Station", "--invite", ...more];
      const settings = { ...cloud?.settings, PUBLIC_URL: product?.url ?? "" };
      const { code, stdout, stderr } = await command(dataDir, words, { settings });
      expect(code, stderr).toBe(0);
      return /https?:\/\/\S+invitation=\S+/.exec(stdout)?.[0] ?? `No link:\n${stdout}`;
    }

    async function isInside(person: Person): Promise<void> {
      await person.sees({ role: "button", name: /Your account/ });
    }

    async function atTheDoor(): Promise<Person> {
      const person = await somebody(engine);
      await person.goto(`${product?.url}/login`);
      return person;
    }

    async function givesAccount(person: Person, email: string): Promise<void> {
      await person.clicks({ role: "button", name: "Sign in with a work or school account" });
      await person.fills("Account", email);
      await person.clicks({ role: "button", name: "Next" });
    }

    journey(
      name("the first administrator opens the printed link, signs in at the provider, and invites somebody"),
      { timeout: LONG_JOURNEY_MS },
      async () => {
        const chief = account("chief");
        const boss = await somebody(engine);
        await boss.goto(await invited(chief.email, "--role", "Administrator"));
        await givesAccount(boss, chief.email);
        await isInside(boss);
        await boss.goto(`${product?.url}/administration/user`);
        await boss.clicks({ role: "button", name: "Invite" });
        await boss.fills("Email addresses", `Sue Seller <sue@${domain}>`);
        await boss.chooses("Customer", "Station", "[role=dialog]");
        await boss.clicks({ role: "button", name: "Send 1 invitation" });
        await boss.sees({ text: "Invitation sent" });

        const seller = await somebody(engine);
        await seller.goto(linkIn(await mailTo(`sue@${domain}`, product?.mailFolder ?? "", /invitation=/)));
        await givesAccount(seller, account("sue").email);
        await isInside(seller);
        await seller.goto(`${product?.url}/market-summary`);
        await seller.sees({ text: FIGURE });
      },
    );

    journey(
      name("an organization that has not allowed the product is told who must, does so, and its people are in"),
      async () => {
        const { email } = account("conny", newTenant);
        const administrator = account("admin", newTenant);
        cloud?.withoutConsent.add(newTenant);
        await invited(email);
        const conny = await atTheDoor();
        await givesAccount(conny, email);
        await conny.sees({ text: /An administrator of its Microsoft accounts has to approve it once/ });
        await conny.clicks({ role: "link", name: "I manage these accounts: approve this site" });
        await conny.fills("Account", administrator.email);
        await conny.clicks({ role: "button", name: "Accept" });
        await conny.isAt(/\/login/);
        await givesAccount(conny, email);
        await isInside(conny);
      },
    );

    journey(name("whoever has to prove more is asked for it at the next sign-in, and is in"), async () => {
      const { email } = account("mia");
      cloud?.challenges.set(email, CHALLENGE);
      await invited(email);
      const mia = await atTheDoor();
      await givesAccount(mia, email);
      await mia.sees({ text: /Your organization requires another verification step/ });
      // The provider knows her by now, and lets her in once it reads its own challenge.
      await mia.clicks({ role: "button", name: "Sign in with a work or school account" });
      await isInside(mia);
    });

    journey(name("an account that was turned off is told so, and another one comes in"), async () => {
      const { email } = account("dora");
      const other = account("dana");
      cloud?.disabled.add(email);
      await invited(email);
      await invited(other.email);
      const dora = await atTheDoor();
      await givesAccount(dora, email);
      await dora.sees({ text: /Your organization has disabled this account \(AADSTS50057\)/ });
      await givesAccount(dora, other.email);
      await isInside(dora);
    });
  });
});

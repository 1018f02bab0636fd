import { describe, expect, test } from "vitest";
import { ask } from "./support/ask.ts";
import { ENGINES, groupName } from "./support/engines/engines.ts";
import { linkIn, mailTo } from "./support/mails.ts";
import { entersPassword, somebody, signsIn } from "./support/person.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** How people get in, out and in again, in three engines: by what shows on the screen, with mouse and keyboard. */

const ADMIN = "admin@spotmarket.example";
const PASSWORD = "seven green bottles";
const NEXT_PASSWORD = "eight blue bottles";
const FIGURE = /\$\s?\d/;

describe.each(ENGINES)("people at the door", (engine) => {
  const address = `nell@${engine.name.toLowerCase()}.example`;
  const name = (what: string) => groupName(what, engine);
  const journey = test.skipIf(engine.missing !== null);
  const { url, mailFolder } = sharedProduct();

  journey(name("a new person comes from her invitation to the first figure"), async () => {
    const { access_token: token } = await signIn(url, ADMIN, DEMO_PASSWORD);
    const customers = (await ask(`${url}/api/v1/customers`, { token })).json() as { items: { id: string }[] };
    const invited = await ask(`${url}/api/v1/users`, {
      token,
      body: { email: address, name: "Nell Newcomer", customer: customers.items[0]?.id },
    });
    expect(invited.status, invited.text).toBe(200);

    const nell = await somebody(engine);
    await nell.goto(linkIn(await mailTo(address, mailFolder, /invitation=/)));
    await nell.seesHeading("Welcome, Nell Newcomer");
    await nell.fills(/^New password/, PASSWORD);
    await nell.clicks({ css: "button[type=submit]" });
    await nell.seesHeading("You are all set");
    await signsIn(nell, url, address, PASSWORD);
    await nell.goto(`${url}/market-summary`);
    await nell.sees({ text: FIGURE });
  });

  journey(name("she signs out and, in the same tab, in again"), async () => {
    const nell = await somebody(engine);
    await signsIn(nell, url, address, PASSWORD);
    for (let round = 0; round < 2; round++) {
      await nell.clicks({ role: "button", name: /Your account/ });
      await nell.clicks({ role: "button", name: "Sign out" });
      await nell.seesHeading("You are signed out");
      await nell.clicks({ text: "Sign in again" });
      await entersPassword(nell, address, PASSWORD);
      await nell.isAt(/\/home/);
    }
  });

  journey(name("she has lost her password, and comes in with a new one"), async () => {
    const nell = await somebody(engine);
    await nell.goto(`${url}/login`);
    await nell.clicks({ role: "button", name: /^Sign in/, within: "main" });
    await nell.clicks({ role: "link", name: "Forgot your password?" });
    await nell.seesHeading("Forgot your password?");
    await nell.fills("Email address", address);
    await nell.clicks({ css: "button[type=submit]" });
    await nell.seesHeading("Check your email");
    await nell.goto(linkIn(await mailTo(address, mailFolder, /reset-password/)));
    await nell.seesHeading("Choose a new password");
    await nell.fills(/^New password/, NEXT_PASSWORD);
    await nell.clicks({ css: "button[type=submit]" });
    await nell.seesHeading("Your password has been changed");
    await signsIn(nell, url, address, NEXT_PASSWORD);
  });
});

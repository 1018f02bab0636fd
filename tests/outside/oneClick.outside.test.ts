import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMail } from "#tests/support/readMail.ts";
import { ask } from "./support/ask.ts";
import { mailTo } from "./support/mails.ts";
import { DEMO_PASSWORD } from "./support/product.ts";
import { sharedProduct } from "./support/shared.ts";
import { signIn } from "./support/signIn.ts";

/** The server of a mail provider, which knows of the product what stands in the head of a mail, and a reader who opens the link in it. */

const ADMIN = "admin@spotmarket.example";
const SELLER = "seller@spotmarket.example";

interface Item {
  readonly id: string;
  readonly version: number;
}

/** A publication of this test's own that the seller has subscribed to, and what becomes of it. */
async function publication(key: string) {
  const { url, mailFolder } = sharedProduct();
  const [admin, seller] = await Promise.all(
    [ADMIN, SELLER].map(async (email) => (await signIn(url, email, DEMO_PASSWORD)).access_token),
  );
  const call = async (token: string | undefined, method: string, path: string, body?: object) => {
    const answer = await ask(`${url}/api/v1${path}`, { method, ...(token && { token }), ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json() as Item & { readonly marks: { readonly subscribed: boolean } };
  };
  const items: string[] = [];
  const bringOut = async (kind: string, name: string, title: string, properties: object) => {
    const state = {
      tags: { verticals: [], media: [], seasons: [] },
      date: "2026-11-20",
      properties,
      texts: { "en-US": { title, summary: "", body: { type: "doc", content: [] } } },
    };
    const { id, version } = await call(admin, "POST", "/content-items", { kind, key: name, ...state });
    items.push(id);
    await call(admin, "POST", `/content-items/${id}/publication`, { version, at: null, notify: true });
  };
  await bringOut("publication", key, `Letters ${key}`, { cadence: "weekly" });
  await call(seller, "PUT", `/content/publication/${key}/marks`, { subscribed: true });
  return {
    issue: (number: number) =>
      bringOut("issue", `${key}-${number}`, `Letter ${key} ${number}`, { publication: key, number }),
    mail: (number: number) => mailTo(SELLER, mailFolder, new RegExp(`“Letter ${key} ${number}” is out`)),
    /** Subjects of all that came of it to the seller, the first one first. */
    came: async () => {
      const files = (await readdir(mailFolder)).filter((file) => file.endsWith(`-${SELLER}.eml`)).toSorted();
      const mails = await Promise.all(
        files.map(async (file) => readMail(await readFile(join(mailFolder, file), "utf8"))),
      );
      return mails
        .map(({ headers }) => headers["subject"] ?? "")
        .filter((subject) => subject.includes(`Letter ${key}`));
    },
    subscribed: async () => (await call(seller, "GET", `/content/publication/${key}`)).marks.subscribed,
    /** The shared product stays as it was found. */
    remove: async () => {
      for (const id of items.toReversed()) await call(admin, "DELETE", `/content-items/${id}`);
    },
  };
}

test("a mail provider's server ends a newsletter with one click, and its reader has it again by the link in the mail", async () => {
  const { url } = sharedProduct();
  const key = `one-click-${Date.now()}`;
  const { issue, mail, came, subscribed, remove } = await publication(key);
  try {
    await issue(1);
    const first = await mail(1);
    expect(first.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [, address = ""] = /^<(\S+)>$/.exec(first.headers["list-unsubscribe"] ?? "") ?? [];
    expect(address.startsWith(`${url}/api/v1/unsubscribe/`)).toBe(true);
    expect(first.text).toMatch(/\n\nStop these emails:\nhttp:\S+\/unsubscribe#token=[\w-]+\n\n-- \n/);

    // Programs that look through mails open what they find; so does a browser, and is led to the page.
    expect((await ask(address)).status).toBe(200);
    const opened = await ask(address, { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(opened.status).toBe(303);
    const page = await ask(new URL(opened.headers["location"] ?? "", url).href.replace(/#.*/, ""));
    expect([page.status, page.headers["content-type"], page.headers["referrer-policy"]]).toEqual([
      200,
      "text/html; charset=utf-8",
      "no-referrer",
    ]);
    expect(await subscribed()).toBe(true);

    // No cookie, no sign-in, nothing but the words of RFC 8058.
    const ended = await ask(address, { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    expect([ended.status, ended.headers["location"], ended.cookies]).toEqual([200, undefined, []]);
    expect(await subscribed()).toBe(false);
    await issue(2);

    // The same once more in the other form is nothing new.
    const again = await ask(address, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    });
    expect(again.status).toBe(200);

    expect((await ask(address, { method: "DELETE" })).status).toBe(200);
    expect(await subscribed()).toBe(true);
    await issue(3);
    expect((await mail(3)).headers["list-unsubscribe"]).toBe(`<${address}>`);
    // Mails go out in their order: the second would have been there by now.
    expect(await came()).toEqual([1, 3].map((number) => `New issue: Letter ${key} ${number}`));
  } finally {
    await remove();
  }
});

test("an address that was changed by one letter ends nothing, and says so", async () => {
  const { url } = sharedProduct();
  const { issue, mail, subscribed, remove } = await publication(`letters-${Date.now()}`);
  try {
    await issue(1);
    const address = ((await mail(1)).headers["list-unsubscribe"] ?? "").slice(1, -1);
    const at = address.lastIndexOf("/") + 1;
    const other = address.slice(0, at) + (address[at] === "A" ? "B" : "A") + address.slice(at + 1);
    const refused = await ask(other, { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    expect([refused.status, (refused.json() as { code: string }).code]).toEqual([410, "link-expired"]);
    expect((await ask(`${url}/api/v1/unsubscribe/`, { method: "POST", body: {} })).status).toBeGreaterThanOrEqual(400);
    expect((await ask(address, { body: new URLSearchParams({ "List-Unsubscribe": "Yes" }) })).status).toBe(400);
    expect(await subscribed()).toBe(true);
  } finally {
    await remove();
  }
});

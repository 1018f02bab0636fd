import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import type { BrowserWindow, Engine } from "./engines/engine.ts";
import { FIND } from "./findInPage.ts";
import { ROOT } from "./product.ts";

/** What somebody looks for on a page: a role with its name, a field by its label, or a text. */
export interface Sought {
  readonly role?:
    | "button"
    | "link"
    | "heading"
    | "option"
    | "tab"
    | "row"
    | "menuitem"
    | "checkbox"
    | "radio"
    | "dialog"
    | "switch";
  /** Of a field. */
  readonly label?: string | RegExp;
  readonly name?: string | RegExp;
  readonly text?: string | RegExp;
  readonly css?: string;
  /** Looked for in here alone. */
  readonly within?: string;
  /** Of several the last one counts; the first otherwise. */
  readonly last?: boolean;
}

/** Where something lies, and whether it lies free and can be used. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly free: boolean;
}

const PATIENCE_MS = 45_000;
/** What a journey of several people, or of many screens, may take in all where the machine has much else to do. */
export const LONG_JOURNEY_MS = 420_000;
/** What Firefox and WebKitGTK call a file of which more is to come. */
const UNFINISHED = /\.(part|wkdownload)$/;

/** Somebody in front of a browser, who sees what shows and uses mouse and keyboard. */
export class Person {
  readonly window: BrowserWindow;

  constructor(window: BrowserWindow) {
    this.window = window;
  }

  async goto(url: string): Promise<void> {
    await this.window.goto(url);
  }

  /** Waits until it shows; longer where the server has work to do for it. */
  async sees(sought: Sought, patience = PATIENCE_MS): Promise<void> {
    await this.#until(`${shown(sought)} shows`, async () => (await this.#look(sought)) !== null, patience);
  }

  async seesHeading(name: string | RegExp): Promise<void> {
    await this.sees({ role: "heading", name });
  }

  async isAt(path: RegExp): Promise<void> {
    await this.#until(`the address is ${path}`, async () => path.test(await this.window.url()));
  }

  async has(sought: Sought): Promise<boolean> {
    return (await this.#look(sought)) !== null;
  }

  /** Presses what is found, once it is there, can be used, lies under nothing else and has stopped moving. */
  async clicks(sought: Sought): Promise<void> {
    let before: Place | null = null;
    await this.#until(`${shown(sought)} can be clicked`, async () => {
      const place = await this.#look(sought);
      const isStill = place !== null && before !== null && place.x === before.x && place.y === before.y;
      before = place;
      if (!place?.free || !isStill) return false;
      await this.window.press(place.x, place.y);
      return true;
    });
  }

  /** Empties a field and types into it. */
  async fills(label: string | RegExp, text: string, within?: string): Promise<void> {
    const sought = { label, ...(within ? { within } : {}) };
    await this.clicks(sought);
    await this.window.run(`${find(sought)}?.select?.()`);
    await this.window.type(text);
  }

  /** Chooses in a list of the system, which no program outside the browser can open. */
  async chooses(label: string | RegExp, option: string, within?: string): Promise<void> {
    const sought = { label, ...(within ? { within } : {}) };
    await this.#until(`${shown(sought)} offers ${option}`, async () =>
      Boolean(
        await this.window.run(`((field) => {
          const option = [...(field?.options ?? [])].find((one) => one.text.trim() === ${JSON.stringify(option)});
          if (!option) return false;
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(field, option.value);
          field.dispatchEvent(new Event("change", { bubbles: true }));
          return true;
        })(${find(sought)})`),
      ),
    );
  }

  /** Does something by which the page hands over a file, and answers with what the browser has saved. */
  async saves(deed: () => Promise<void>): Promise<{ readonly name: string; readonly bytes: Buffer }> {
    const { downloads } = this.window;
    const before = new Set(readdirSync(downloads));
    await deed();
    let size = -1;
    let name = "";
    await this.#until("a file has been saved", async () => {
      // A browser writes under another name until it is done, or a file grows.
      const [arrived] = readdirSync(downloads).filter((file) => !before.has(file) && !UNFINISHED.test(file));
      if (arrived === undefined) return false;
      const length = statSync(join(downloads, arrived)).size;
      const isWhole = arrived === name && length === size && length > 0;
      [name, size] = [arrived, length];
      return isWhole;
    });
    return { name, bytes: readFileSync(join(downloads, name)) };
  }

  async reads(): Promise<string> {
    return String(await this.window.run("document.body.innerText"));
  }

  async #look(sought: Sought): Promise<Place | null> {
    const place = await this.window.run(`((found) => {
      if (!found) return null;
      found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = found.getBoundingClientRect();
      const [centerX, centerY] = [x + width / 2, y + height / 2];
      const hit = document.elementFromPoint(centerX, centerY);
      const free = hit !== null && (found.contains(hit) || hit.contains(found) || [...(found.labels ?? [])].some((one) => one.contains(hit)));
      return { x: centerX, y: centerY, free: free && !found.disabled };
    })(${find(sought)})`);
    return place as Place | null;
  }

  /** Of what went wrong, in test-results. */
  async #keepPicture(): Promise<void> {
    const folder = join(ROOT, "test-results");
    mkdirSync(folder, { recursive: true });
    const name = (expect.getState().currentTestName ?? "").replace(/\W+/g, "-");
    writeFileSync(join(folder, `${name.slice(-120)}.png`), await this.window.picture());
  }

  async #until(what: string, holds: () => Promise<boolean>, patience = PATIENCE_MS): Promise<void> {
    const deadline = Date.now() + patience;
    for (;;) {
      // A page that is just being left answers nothing.
      if (await holds().catch(() => false)) return;
      if (Date.now() > deadline) {
        const text = await this.reads().catch(String);
        await this.#keepPicture().catch(() => null);
        throw new Error(
          `In vain until ${what}, at ${await this.window.url()}, where one reads:\n${text.slice(0, 1_500)}`,
        );
      }
      await after(150);
    }
  }
}

/** Somebody with a browser of her own, closed when the test ends. */
export async function somebody(engine: Engine): Promise<Person> {
  const person = new Person(await engine.open());
  onTestFinished(() => person.window.close());
  return person;
}

/** Signs in at the product's own provider, from its sign-in page. */
export async function signsIn(person: Person, url: string, email: string, password: string): Promise<void> {
  await person.goto(`${url}/login`);
  await entersPassword(person, email, password);
  await person.isAt(/^https?:\/\/[^/]+\/(?!idp|login|#)\w/);
}

/** Presses the button of the sign-in page and gives address and password. */
export async function entersPassword(person: Person, email: string, password: string): Promise<void> {
  await person.clicks({ role: "button", name: /^Sign in/, within: "main" });
  await person.isAt(/\/idp\//);
  await person.fills("Email address", email);
  await person.fills("Password", password);
  await person.clicks({ css: "button[type=submit]" });
}

function find(sought: Sought): string {
  const plain = Object.fromEntries(
    Object.entries(sought).map(([name, value]) => [
      name,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  );
  return `(${FIND})(${JSON.stringify(plain)})`;
}

function shown(sought: Sought): string {
  return Object.entries(sought)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(", ");
}

import type { Page } from "playwright";
import { expect } from "vitest";
import { bearerOf, listOf } from "./anotherTry.ts";
import { BASIC } from "./browser.ts";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Person extends Named {
  readonly email: string;
  readonly customer: Named;
}

interface Joined {
  /** What the one who joined is called. */
  readonly name: string;
  readonly leave: () => Promise<void>;
}

/**
 * Another of the demo people works for the demo seller's organization and sees the team's calls, and links may be made there, until she
 * leaves.
 *
 * @param office a page of the administrator's
 */
export async function joinTeam(office: Page): Promise<Joined> {
  const customers = await listOf<Named>(office, "/api/v1/customers");
  const customer = customers.find(({ name }) => name === "Sample Media Sales");
  const people = await listOf<Person>(office, "/api/v1/users");
  const person = people.find(({ email }) => email === BASIC);
  if (!customer || !person) throw new Error("The demo people are not there.");
  const headers = await bearerOf(office);
  const change = async (address: string, items: string, data: object) => {
    const now = (await listOf<{ id: string; version: number }>(office, items)).find(({ id }) =>
      address.endsWith(`/${id}`),
    );
    const answer = await office.request.patch(address, { headers, data: { ...data, version: now?.version } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const set = async (company: string, seesTeamCalls: boolean, reportLinks: boolean) => {
    await change(`/api/v1/users/${person.id}`, "/api/v1/users", { customer: company, seesTeamCalls });
    await change(`/api/v1/customers/${customer.id}`, "/api/v1/customers", { reportLinks });
  };
  await set(customer.id, true, true);
  return { name: person.name, leave: () => set(person.customer.id, false, false) };
}

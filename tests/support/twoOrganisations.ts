import type { DeckTemplate, KindPlaces } from "#domain/deckTemplates/deckTemplate.ts";
import type { Queryable } from "#platform/database/database.ts";
import { EMPTY_TAGS } from "#domain/content/contentItem.ts";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import type { TestApp } from "./testApp.ts";
import { PLAIN_REPORT } from "./exampleReport.ts";
import { walletOf } from "./exampleWallet.ts";

/** What stands in everything that an organisation has, and nowhere else: words of a text, and an amount of its own revenue. */
export interface Organisation {
  readonly name: string;
  readonly word: string;
  readonly dollars: number;
  readonly market: string;
  readonly customerId: number;
  /** Two people: whose things they are, and a colleague. */
  readonly people: readonly { readonly id: number; readonly email: string }[];
}

export const OURS = { name: "Ours Media", word: "canaryours", dollars: 918_273_645, market: "tv-501" };
export const THEIRS = { name: "Theirs Media", word: "canarytheirs", dollars: 736_451_928, market: "tv-803" };
/** Dollars of one cell of the market that only the other organisation has. */
export const THEIR_CELL = 564_738_291;
export const HOUSE_ADMIN = "admin@house.example";

/** A deck template without a layout, and where its slides would be made. */
const PLAIN_TEMPLATE: DeckTemplate = {
  width: 13.33,
  height: 7.5,
  colours: {
    dk1: "#000000",
    lt1: "#ffffff",
    dk2: "#000000",
    lt2: "#ffffff",
    accent1: "#133f73",
    accent2: "#133f73",
    accent3: "#133f73",
    accent4: "#133f73",
    accent5: "#133f73",
    accent6: "#133f73",
  },
  fonts: { heads: "Inter", texts: "Inter" },
  layouts: [],
};
const PLACES: KindPlaces = { layout: 1, title: null, area: null, source: null };

/**
 * Two organisations with everything that people and organisations can have, each row with the organisation's word in it, a revision
 * with a market of each, and an administrator of a third.
 */
export async function twoOrganisations({ database, given }: TestApp): Promise<readonly [Organisation, Organisation]> {
  const years = [2024, 2025];
  const spend = { tvOta: { hotels: [10, 20], hospitals: [5, 6] }, mobile: { hotels: [1, 2], hospitals: [3, 4] } };
  const theirs = { ...spend, mobile: { hotels: [1, THEIR_CELL], hospitals: [3, 4] } };
  await given.published({
    wallets: [
      walletOf(OURS.market, years, spend),
      walletOf("radio-35620", years, spend),
      walletOf(THEIRS.market, years, theirs),
    ],
  });
  await given.person(HOUSE_ADMIN, { role: "Administrator", customer: "House" });
  const made: Organisation[] = [];
  for (const one of [OURS, THEIRS]) {
    await given.customer({ name: one.name, access: ACCESS_FLAGS, markets: [one.market, "radio-35620"] });
    for (const who of ["first", "second"])
      await given.person(`${who}@${one.word}.example`, { customer: one.name, name: `${who} ${one.word}` });
    const people = await database.query<{ id: number; email: string; customerId: number }>(
      `select person_id as id, email, customer_id as "customerId" from person where email like '%' || $1 || '%' order by email`,
      [one.word],
    );
    const customerId = people[0]?.customerId ?? 0;
    const organisation = { ...one, customerId, people };
    await giveEverything(database, organisation);
    made.push(organisation);
  }
  const [ours, others] = made;
  if (!ours || !others) throw new Error("Two organisations were to be made.");
  return [ours, others];
}

type Row = Readonly<Record<string, unknown>>;

/** Adds a row and answers what the store made of it. Objects become JSON. */
async function add(store: Queryable, table: string, row: Row): Promise<Record<string, number>> {
  const names = Object.keys(row);
  const values = Object.values(row).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
      ? JSON.stringify(value)
      : value,
  );
  const [added] = await store.query<Record<string, number>>(
    `insert into ${table} (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning *`,
    values,
  );
  if (!added) throw new Error(`${table} took no row.`);
  return added;
}

async function giveEverything(store: Queryable, { word, dollars, market, customerId, people }: Organisation) {
  const [first, second] = people;
  if (!first || !second) throw new Error("An organisation needs two people.");
  const owned = { person_id: first.id, customer_id: customerId };
  const address = { path: `/market-summary?note=${word}`, revision_id: 1 };
  const cell = { customer_id: customerId, market_id: market, medium: "tvOta", sub_vertical: "hotels", year: 2025 };

  const change = await add(store, "own_revenue_change", { ...owned, kind: "file", file_name: `${word}.csv` });
  await add(store, "own_revenue", { ...cell, dollars, brought_by: change["own_revenue_change_id"] });
  await giveCompanies(store, owned, word);
  await giveCrm(store, owned, word);
  await giveChanged(store, owned, word);
  for (const shared of [false, true]) {
    await add(store, "scenario", { ...owned, ...address, name: `${word} ${shared}`, shared });
    const view = await add(store, "saved_view", {
      ...owned,
      ...address,
      name: `${word} ${shared}`,
      screen: "market-summary",
      shared,
    });
    await add(store, "saved_view_choice", {
      person_id: second.id,
      saved_view_id: view["saved_view_id"],
      position: 1,
    });
    const report = await add(store, "custom_report", {
      ...owned,
      name: `${word} ${shared}`,
      definition: PLAIN_REPORT,
      shared,
    });
    const custom_report_id = report["custom_report_id"];
    await add(store, "custom_report_schedule", { custom_report_id, zone: "UTC", format: "xlsx", locale: "en-US" });
    await add(store, "custom_report_recipient", { custom_report_id, person_id: second.id, figures_hash: word });
    await add(store, "custom_report_run", {
      custom_report_id,
      person_id: first.id,
      definition: PLAIN_REPORT,
      format: "csv",
      locale: "en-US",
      paper: "a4",
      state: "done",
      file_name: `${word}.csv`,
      file_type: "text/csv",
      file_size: word.length,
      file_bytes: Buffer.from(word),
    });
  }
  await add(store, "short_link", {
    code: `${word}code`,
    customer_id: customerId,
    address: `/market-summary?note=${word}`,
    address_hash: word,
    created_by: first.id,
  });
  await giveCalls(store, owned, word, market);
  await giveProposals(store, owned, word, market);
  await add(store, "report_basket_item", { ...owned, ...address, position: 1, section: "mediaAdSpending", note: word });
  await add(store, "report_link", {
    person_id: first.id,
    token_hash: word,
    market,
    label: word,
    options: {},
    expires_at: "2099-01-01",
  });
  await add(store, "notification", {
    person_id: first.id,
    kind: "job-done",
    data: { name: word },
    link: `/jobs?note=${word}`,
  });
  await add(store, "contact_message", {
    person_id: first.id,
    topic: "data",
    message: word,
    language: "en-US",
    attachment: Buffer.from(word),
    attachment_name: `${word}.pdf`,
    attachment_type: "application/pdf",
  });
  await add(store, "person_preference", { person_id: first.id, home_market: market, verticals: ["leisure"] });
  await add(store, "api_key", {
    person_id: first.id,
    name: word,
    hint: "sm_abc",
    key_hash: word,
    scopes: ["read"],
    created_by: first.id,
  });
  await add(store, "idempotent_answer", {
    person_id: first.id,
    key_hash: word,
    request_hash: word,
    status: 200,
    answer: Buffer.from(word),
  });
  const webhook = await add(store, "webhook", {
    customer_id: customerId,
    owner_id: first.id,
    url: `https://${word}.example/`,
    events: ["revision.published"],
    secret: `whsec_${word}`,
  });
  await add(store, "webhook_delivery", {
    webhook_id: webhook["webhook_id"],
    event_id: word,
    event: "revision.published",
    body: JSON.stringify({ word }),
  });
  const [piece] = await store.query<{ id: number }>(
    `insert into content_item (kind, key, draft, changed_by) values ('guide', $1, $2::text::jsonb, 'test')
     returning content_item_id as id`,
    [word, JSON.stringify({ tags: EMPTY_TAGS, properties: {}, date: "2026-01-01", texts: {} })],
  );
  await add(store, "content_mark", { person_id: first.id, content_item_id: piece?.id });
  // Taken back, so that nothing comes of it.
  const erasure = { person_id: first.id, status_before: "active", due_at: "2099-01-01", undone_at: "2026-01-01" };
  await add(store, "erasure", { ...erasure, email_hash: word });
  await giveAlerts(store, owned, word, market);
  await giveTeamAid(store, owned, word);
  await add(store, "deck_template", {
    ...owned,
    version: 1,
    name: `${word}.potx`,
    file: Buffer.from(word),
    template: JSON.stringify(PLAIN_TEMPLATE),
    mapping: JSON.stringify({ cover: PLACES, figure: PLACES, table: PLACES, text: PLACES, closing: null }),
    in_use: true,
  });
  await add(store, "custom_market", {
    customer_id: customerId,
    name: word,
    members: JSON.stringify([{ market }]),
    needs: [market],
    created_by: first.id,
  });
  await add(store, "job", {
    kind: "custom-report",
    data: { word },
    owner_id: first.id,
    name: word,
    state: "failed",
    fault: word,
    link: `/jobs?note=${word}`,
  });
  await add(store, "schedule", {
    key: word,
    kind: "custom-report",
    data: { word },
    owner_id: first.id,
    name: word,
    recurrence: { every: "day" },
    zone: "UTC",
    next_at: "2099-01-01",
  });
  await add(store, "access_request", {
    kind: "right",
    person_id: first.id,
    email: first.email,
    name: word,
    asked: "access:tv",
    message: word,
    language: "en-US",
  });
}

async function giveCalls(store: Queryable, owned: Row, word: string, market: string): Promise<void> {
  const call = { ...owned, market_id: market, sub_vertical: "hotels", prospect: word, name: word };
  const said = { contact: word, next_step: word, company_id: `${word}-1` };
  const { call_entry_id } = await add(store, "call_entry", { ...call, ...said });
  await add(store, "call_change", { ...owned, call_entry_id, before: { note: "" }, after: { note: word } });
  await add(store, "calendar_feed", { ...owned, token_hash: word });
  await add(store, "call_file", { ...owned, file_name: `${word}.csv` });
  await add(store, "call_goal", { ...owned, year: 2026, quarter: 4, dollars: 1_000, set_by: owned["person_id"] });
  const comment = await add(store, "team_comment", { ...owned, call_entry_id, said: word });
  await add(store, "comment_mention", { comment_id: comment["comment_id"], person_id: owned["person_id"] });
}

async function giveProposals(store: Queryable, owned: Row, word: string, market: string): Promise<void> {
  const logo = { name: word, logo: Buffer.from(word), logo_type: "image/png" };
  await add(store, "client_logo", { ...owned, client: word, ...logo });
  const { rate_card_id } = await add(store, "rate_card", { ...owned, file_name: `${word}.csv` });
  const price = { station: word, product: word, unit: "spot", cents: 100 };
  await add(store, "rate_card_line", { rate_card_id, line: 0, customer_id: owned["customer_id"], ...price });
  const { proposal_id } = await add(store, "proposal", owned);
  const content = {
    title: word,
    client: word,
    company: null,
    market,
    subVertical: "hotels",
    medium: "tvOta",
    note: word,
  };
  await add(store, "proposal_version", { ...owned, proposal_id, version: 1, content: { ...content, lines: [] } });
  await add(store, "proposal_step", { ...owned, proposal_id, version: 1, status: "waiting", note: word });
  const link = { token_hash: `${word}-of-a-proposal`, locale: "en-US", expires_at: "2099-01-01" };
  await add(store, "proposal_link", { ...owned, proposal_id, version: 1, ...link });
}

async function giveCompanies(store: Queryable, owned: Row, word: string): Promise<void> {
  await add(store, "customer_retention", { customer_id: owned["customer_id"], calls: 12 });
  const change = await add(store, "company_change", { ...owned, kind: "file", file_name: `${word}.csv` });
  const [customer_id, brought_by] = [owned["customer_id"], change["company_change_id"]];
  for (const company_id of [`${word}-1`, `${word}-2`]) {
    await add(store, "company", {
      company_id,
      brought_by,
      customer_id,
      name: word,
      zip: "75001",
      sub_vertical: "hotels",
    });
    const person = { name: word, email: `${word}@company.example`, consent: "given", source: word };
    await add(store, "company_contact", { company_id, brought_by, customer_id, ...person });
  }
  await add(store, "company_apart", { company_id: `${word}-1`, other_id: `${word}-3`, customer_id, brought_by });
}

async function giveCrm(store: Queryable, owned: Row, word: string): Promise<void> {
  const [customer_id, person_id] = [owned["customer_id"], owned["person_id"]];
  const tokens = Buffer.from(word);
  const account = { kind: "hubspot", account: word, base_url: `https://${word}.example` };
  await add(store, "crm_connection", { customer_id, person_id, ...account, tokens, mapping: JSON.stringify({}) });
  const begun = { state_hash: word, kind: "hubspot", verifier: tokens, expires_at: "2099-01-01" };
  await add(store, "crm_sign_in", { customer_id, person_id, ...begun });
  const theirs = JSON.stringify({ name: { ours: word, theirs: word } });
  const sync = { company_id: `${word}-1`, record_id: word, state: "conflict", conflicts: theirs, words: word };
  await add(store, "crm_company", { customer_id, ...sync });
  const deal = {
    deal_id: `${word}-deal`,
    company_id: `${word}-1`,
    name: word,
    owner_words: word,
    changed_at: "2026-01-01",
  };
  await add(store, "crm_deal", { customer_id, owner_id: person_id, ...deal });
  const sent = JSON.stringify({ subject: word, due: "2026-12-01", company: `${word}-1` });
  const call = { market_id: "dallas", sub_vertical: "hotels", prospect: `${word} of a task`, name: word };
  const { call_entry_id } = await add(store, "call_entry", { ...owned, ...call });
  await add(store, "crm_task", { call_entry_id, customer_id, sent, state: "failed", words: word });
}

async function giveChanged(store: Queryable, owned: Row, word: string): Promise<void> {
  await add(store, "changed_record", { customer_id: owned["customer_id"], kind: "company", record_id: word });
}

async function giveAlerts(store: Queryable, owned: Row, word: string, market: string): Promise<void> {
  const rule = await add(store, "alert_rule", {
    ...owned,
    kind: "growth",
    direction: "up",
    threshold: 0.1,
    severity: "low",
    market_id: market,
  });
  const subject = { kind: "vertical", id: "leisure" };
  const figures = { year: 2025, month: null, before: 1, after: 2, value: 1, spark: [1, 2], sparkAt: 1 };
  await add(store, "alert", {
    ...owned,
    alert_rule_id: rule["alert_rule_id"],
    revision_id: 1,
    occasion: word,
    kind: "growth",
    severity: "low",
    market_id: market,
    subject: "leisure",
    facts: { kind: "growth", occasion: word, market, subject, medium: null, verticals: ["leisure"], ...figures },
  });
  await add(store, "alert_subscription", {
    ...owned,
    market_id: market,
    rhythm: "daily",
    in_app: true,
    by_mail: false,
  });
  await add(store, "alert_digest", { person_id: owned["person_id"], rhythm: "daily", period: word, up_to: 1 });
}

async function giveTeamAid(store: Queryable, owned: Row, word: string): Promise<void> {
  const stored_file_id = `${word}-file-of-an-aid`;
  await add(store, "stored_file", {
    stored_file_id,
    name: `${word}.pdf`,
    type: "application/pdf",
    bytes: 4,
    sha256: word,
    person_id: owned["person_id"],
  });
  await add(store, "team_aid_file", { stored_file_id, customer_id: owned["customer_id"] });
  const aid = await add(store, "team_aid", owned);
  await add(store, "team_aid_version", {
    team_aid_id: aid["team_aid_id"],
    number: 1,
    stored_file_id,
    title: word,
    summary: word,
    type: "one-sheet",
    language: "en-US",
    tags: EMPTY_TAGS,
    status: "approved",
  });
  await add(store, "team_aid_use", { person_id: owned["person_id"], team_aid_id: aid["team_aid_id"], stars: 5 });
}

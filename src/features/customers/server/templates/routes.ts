import type { FastifyInstance } from "fastify";
import { readTemplate } from "#documents/deckTemplates/readTemplate.ts";
import { checkMapping } from "#domain/deckTemplates/checkMapping.ts";
import {
  type DeckTemplate,
  layoutOf,
  placeholderOf,
  SLIDE_KINDS,
  type TemplateMapping,
} from "#domain/deckTemplates/deckTemplate.ts";
import { guessMapping } from "#domain/deckTemplates/guessMapping.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import { templateNameFor } from "#revisions/reader/ownSlidesFor.ts";
import {
  addDeckTemplate,
  changeDeckTemplate,
  type DeckTemplateRecord,
  deckTemplates,
  ownDeckTemplate,
} from "../../contract/deckTemplates.ts";
import { type CustomerRow, lockCustomer, selectCustomer } from "../selectCustomers.ts";
import { insertTemplate, selectTemplate, selectTemplates, type TemplateRow, useNone } from "./templateRows.ts";

export function deckTemplatesRoutes(app: FastifyInstance): void {
  app.endpoint(deckTemplates, async ({ params }, { database }) => {
    const { id } = await selectCustomer(database, Number(params.customer));
    return { items: (await selectTemplates(database, id)).map(presentTemplate) };
  });

  app.endpoint(addDeckTemplate, async ({ params, body }, { caller, database }) => {
    const customer = Number(params.customer);
    await selectCustomer(database, customer);
    const file = new Uint8Array(Buffer.from(body.content, "base64"));
    const template = await readTemplate(file);
    const mapping = body.mapping ?? guessMapping(template);
    expectThere(template, mapping);
    const kept = body.dryRun
      ? null
      : await keep(database, customer, { name: body.name, file, template, mapping }, caller.person);
    const checks = checkMapping(template, mapping);
    return addDeckTemplate.response.parse({ template, mapping, checks, kept: kept && presentTemplate(kept) });
  });

  app.endpoint(changeDeckTemplate, async ({ params, body }, { caller, database }) =>
    presentTemplate(await change(database, params, body, caller.person)),
  );

  app.endpoint(ownDeckTemplate, async (_, { caller, database }) => ({
    name: await templateNameFor(database, caller.person.customerId),
  }));
}

/** @throws Failure `invalid-input` for a layout or a placeholder that the template does not have */
function expectThere(template: DeckTemplate, mapping: TemplateMapping): void {
  const errors = SLIDE_KINDS.flatMap((kind) => {
    const places = mapping[kind];
    if (!places) return [];
    const layout = layoutOf(template, places);
    if (!layout) return [inputError(`/body/mapping/${kind}/layout`, "unusable")];
    return (["title", "area", "source"] as const)
      .filter((what) => places[what] !== null && !placeholderOf(layout, places, what))
      .map((what) => inputError(`/body/mapping/${kind}/${what}`, "unusable"));
  });
  if (errors.length > 0) throw wrongInput(errors);
}

interface Given {
  readonly name: string;
  readonly file: Uint8Array;
  readonly template: DeckTemplate;
  readonly mapping: TemplateMapping;
}

function keep(database: Database, customer: number, given: Given, by: Person): Promise<TemplateRow> {
  return database.transaction(async (store) => {
    const whose = await lockCustomer(store, customer);
    const row = await insertTemplate(store, customer, { ...given, person: by.id });
    await record(store, whose, by, { action: "customer.template-added", row });
    return row;
  });
}

function change(
  database: Database,
  params: { readonly customer: string; readonly template: string },
  { inUse, mapping, removed }: EndpointInput<typeof changeDeckTemplate>["body"],
  by: Person,
): Promise<TemplateRow> {
  const customer = Number(params.customer);
  return database.transaction(async (store) => {
    const whose = await lockCustomer(store, customer);
    const before = await selectTemplate(store, customer, Number(params.template));
    if (mapping) expectThere(before.template, mapping);
    const isRemoved = removed ?? before.removed_at !== null;
    const isUsed = !isRemoved && (inUse ?? before.in_use);
    if (isUsed && !before.in_use) await useNone(store, customer);
    await store.query(
      `update deck_template set in_use = $2, mapping = $3::text::jsonb,
              removed_at = case when $4 then coalesce(removed_at, now()) end
       where deck_template_id = $1`,
      [before.id, isUsed, JSON.stringify(mapping ?? before.mapping), isRemoved],
    );
    const row = await selectTemplate(store, customer, before.id);
    const action =
      isRemoved !== (before.removed_at !== null)
        ? isRemoved
          ? "customer.template-removed"
          : "customer.template-restored"
        : isUsed !== before.in_use
          ? isUsed
            ? "customer.template-used"
            : "customer.template-unused"
          : "customer.template-mapped";
    await record(store, whose, by, { action, row });
    return row;
  });
}

function record(
  store: Queryable,
  { id, name }: CustomerRow,
  by: Person,
  { action, row }: { readonly action: `customer.template-${string}`; readonly row: TemplateRow },
): Promise<void> {
  const actor = { id: by.id, name: by.email };
  const after = { template: `${row.name} (${row.version})` };
  return recordChange(store, { actor, action, subjectKind: "customer", subjectId: String(id), subject: name, after });
}

function presentTemplate({ in_use: inUse, at, id, ...row }: TemplateRow): DeckTemplateRecord {
  return deckTemplates.response.shape.items.element.parse({ ...row, id: String(id), at: at.toISOString(), inUse });
}

import { fileChecks } from "./fileChecks.ts";
import { importChecks } from "./importChecks.ts";
import { pageCheck } from "./pageCheck.ts";
import type { CheckedStore, StoreCheck, StoreParts } from "./storeCheck.ts";
import { structureChecks } from "./structureChecks.ts";

/** What customers and their people may see and own. */
const peopleChecks: readonly StoreCheck[] = [
  {
    code: "rightsKnown",
    name: "rights name existing markets",
    async find({ database }) {
      const rows = await database.query<{ whose: string; market: string }>(
        `with known as (
           select market_id from market join revision_import using (import_id) join published using (revision_id)
           union select 'custom-' || custom_market_id from custom_market
         ), granted as (
           select 'The customer ' || name as whose, unnest(markets) as market from customer where not all_markets
           union all select email, unnest(markets) from person where markets is not null
         )
         select whose, market from granted
         where exists (select 1 from published) and market not in (select market_id from known) order by 1, 2 limit 50`,
      );
      return rows.map(({ whose, market }) => `${whose} may see ${market}, which is not in the published data.`);
    },
  },
  {
    code: "administratorThere",
    name: "at least one person can administer the product",
    async find({ database }) {
      const [found] = await database.query<{ people: number; administrators: number }>(
        `select count(*)::int as people, (count(*) filter (where role = 'Administrator' and status = 'active'))::int as administrators from person`,
      );
      return found && found.people > 0 && found.administrators === 0
        ? ["There is no active administrator. Add one with `user add --role Administrator`."]
        : [];
    },
  },
  {
    code: "ownRevenueOwned",
    name: "own revenue and every change to it belong to existing organizations",
    async find({ database }) {
      const rows = await database.query<{ customer: number; known: boolean; change: number; owner: number | null }>(
        `select distinct own.customer_id as customer, customer.customer_id is not null as known, named.change, change.customer_id as owner
         from own_revenue as own
         cross join lateral (values (own.brought_by), (own.ended_by)) as named (change)
         left join customer on customer.customer_id = own.customer_id
         left join own_revenue_change as change on change.own_revenue_change_id = named.change
         where named.change is not null and (customer.customer_id is null or change.customer_id is distinct from own.customer_id)
         order by 1, 2 limit 20`,
      );
      return rows.map(({ customer, known, change, owner }) => {
        if (!known) return `There is revenue for organization ${customer}, which does not exist.`;
        const isWrong = owner === null ? "which no longer exists" : `which belongs to organization ${owner}`;
        return `Revenue for organization ${customer} came with change ${change}, ${isWrong}.`;
      });
    },
  },
];

const CHECKS = [pageCheck, ...structureChecks, ...importChecks, ...peopleChecks, ...fileChecks];

/** Checks the store, beside its figures, against what must always be true of it. A check that cannot be made is a fault of its own. */
export async function checkStore(parts: StoreParts): Promise<CheckedStore[]> {
  const checked: CheckedStore[] = [];
  for (const { code, name, find } of CHECKS) {
    const faults = await find(parts).catch((reason: unknown) => [
      `This cannot be checked: ${reason instanceof Error ? reason.message : String(reason)}`,
    ]);
    checked.push({ code, name, faults });
  }
  return checked;
}

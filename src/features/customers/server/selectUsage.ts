import type { Queryable } from "#platform/database/database.ts";

export interface UsageWeek {
  readonly week: string;
  readonly signIns: number;
  readonly people: number;
}

const WEEKS_BEFORE_THIS = 11;

/** Sign-ins of a customer's people, week by week from Monday on in UTC, the running week last; weeks without any are there, too. */
export async function selectUsage(store: Queryable, customer: number): Promise<UsageWeek[]> {
  const rows = await store.query<{ week: string; sign_ins: number; people: number }>(
    `with this_week as (select date_trunc('week', now() at time zone 'UTC') as monday),
     entries as (
       select date_trunc('week', sign_in.at at time zone 'UTC') as monday, sign_in.person_id
       from sign_in join person on person.person_id = sign_in.person_id
       where person.customer_id = $1 and sign_in.outcome = 'signed-in'
         and sign_in.at >= now() - make_interval(weeks => $2 + 1)
     )
     select to_char(this_week.monday - make_interval(weeks => $2 - number), 'YYYY-MM-DD') as week,
            count(entries.person_id)::int as sign_ins, count(distinct entries.person_id)::int as people
     from this_week cross join generate_series(0, $2) as number
     left join entries on entries.monday = this_week.monday - make_interval(weeks => $2 - number)
     group by 1 order by 1`,
    [customer, WEEKS_BEFORE_THIS],
  );
  return rows.map(({ week, sign_ins: signIns, people }) => ({ week, signIns, people }));
}

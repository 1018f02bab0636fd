import type { Queryable } from "#platform/database/database.ts";
import { marketId } from "#domain/markets/market.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";

/**
 * Puts a custom market among the markets of these customers and of no other: that is where rights look for what was given. Their
 * versions grow, so that who edits one of them notices.
 *
 * @throws Failure `invalid-input` where there is no such customer
 */
export async function giveTo(transaction: Queryable, custom: number, customers: readonly number[]): Promise<void> {
  const market = marketId("custom", String(custom));
  const known = await transaction.query<{ id: number; had: boolean }>(
    `select customer_id as id, $1::text = any(markets) as had from customer
     where customer_id = any($2::int[]) or $1::text = any(markets) order by customer_id for update`,
    [market, [...customers]],
  );
  const missing = customers.findIndex((id) => !known.some((one) => one.id === id));
  if (missing >= 0)
    throw wrongInput([
      inputError(`/body/customers/${missing}`, "customer-unknown", { customer: String(customers[missing]) }),
    ]);
  for (const { id, had } of known) {
    if (customers.includes(id) === had) continue;
    await transaction.query(
      `update customer set version = version + 1,
         markets = ${had ? "array_remove(markets, $2::text)" : "array_append(markets, $2::text)"}
       where customer_id = $1`,
      [id, market],
    );
  }
}

import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/**
 * Makes sure that a customer's invited and active subscribers fit its seats. Call it in the transaction that adds one, after
 * adding; two at once wait for each other here.
 *
 * @throws Failure `seats-taken`
 */
export async function checkSeats(transaction: Queryable, customer: number): Promise<void> {
  const [bought] = await transaction.query<{ name: string; seats: number | null }>(
    "select name, seats from customer where customer_id = $1 for no key update",
    [customer],
  );
  if (!bought || bought.seats === null) return;
  const [taken] = await transaction.query<{ count: number }>(
    "select count(*)::int as count from person where customer_id = $1 and role = 'Subscriber' and status <> 'disabled'",
    [customer],
  );
  if ((taken?.count ?? 0) <= bought.seats) return;
  const message = `All ${bought.seats} seats of ${bought.name} are taken.`;
  throw new Failure("seats-taken", message, [{ pointer: "/body/customer", message }]);
}

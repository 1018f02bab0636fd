/** For whom the store is asked: row-level security shows that person's rows and that organisation's, and no others. */
export interface Tenant {
  readonly personId: number;
  readonly customerId: number;
  readonly administrator: boolean;
  /** Whether the transaction gives up the owner's rights; false only where the store's user may not have the role. */
  readonly asRole: boolean;
}

/** Owns nothing and is bound by row-level security. Nobody signs in as it but Citus, to its machines (machinesOfCitus.ts). */
export const TENANT_ROLE = "spotmarket_app";

/** The statements that begin a transaction for nobody or for a tenant; they hold until its end, and no longer. */
export function beginFor(tenant: Tenant | undefined): string {
  if (!tenant) return "begin";
  const { personId, customerId, administrator, asRole } = tenant;
  return [
    "begin",
    ...(asRole ? [`set local role ${TENANT_ROLE}`] : []),
    `set local spotmarket.person = '${whole(personId)}'`,
    `set local spotmarket.customer = '${whole(customerId)}'`,
    `set local spotmarket.administrator = '${administrator ? "on" : "off"}'`,
  ].join("; ");
}

/** Statements that set something take no parameters; a number that is none stops here. */
function whole(id: number): number {
  if (!Number.isSafeInteger(id)) throw new Error(`${id} is no row's number.`);
  return id;
}

import { createHash, createHmac, pbkdf2Sync, randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { oneAtATime } from "./oneAtATime.ts";
import { TENANT_ROLE } from "./tenant.ts";

/** Any number, as long as nothing else takes the same advisory lock. */
const MACHINES_LOCK = 4600_0071;

/**
 * Citus asks its machines in the name of whoever asks it, so the role of row security has to be let in on each of them. It gets a password that
 * nobody is told: Citus keeps it for connections to any machine, those that are added later too, where only superusers read it.
 * A user who may not do that, and a machine that is away, change nothing; {@link machinesShut} then names what is left to do.
 */
export async function openMachines(database: Database): Promise<void> {
  if ((await machinesShut(database)).length === 0) return;
  await oneAtATime(database, MACHINES_LOCK, async () => {
    if ((await machinesShut(database)).length === 0) return;
    await letIn(database).catch((reason: unknown) => {
      if (!isLeftToOthers(reason)) throw reason;
    });
  });
}

/** Machines that let the store's user in and not the role of row security: there, facts cannot be read for callers. None where there is no Citus. */
export async function machinesShut(database: Database): Promise<string[]> {
  if (database.engine !== "citus") return [];
  const [open, forCallers] = await Promise.all([
    database.query<Machine>(ASK),
    database.queryFor<Machine>({ personId: 0, customerId: 0, administrator: false, asRole: true }, ASK),
  ]);
  const shut = new Set(forCallers.filter(({ lets }) => !lets).map(({ name }) => name));
  return open.filter(({ lets, name }) => lets && shut.has(name)).map(({ name }) => name);
}

/** What to do about a machine that {@link openMachines} could not open. */
export function shutText(machine: string): string {
  return (
    `${machine} does not let the role ${TENANT_ROLE} in, so facts on it cannot be read for callers. Let a superuser start the product once, or ` +
    `give the role login and a password, keep that in pg_dist_authinfo, and see that pg_hba.conf of ${machine} lets the role in by password from the coordinator.`
  );
}

interface Machine {
  readonly name: string;
  readonly lets: boolean;
}

const ASK = `select node.nodename || ':' || node.nodeport as name, coalesce(asked.success and asked.result = 't', false) as lets
  from run_command_on_all_nodes('select has_schema_privilege(''public'', ''usage'')') asked
  join pg_dist_node node on node.nodeid = asked.nodeid order by 1`;

async function letIn(database: Database): Promise<void> {
  const password = randomBytes(32).toString("hex");
  await database.transaction(async (store) => {
    await store.query(`alter role ${TENANT_ROLE} login password '${verifierOf(password)}'`);
    await store.query("delete from pg_dist_authinfo where nodeid = 0 and rolename = $1", [TENANT_ROLE]);
    await store.query("insert into pg_dist_authinfo (nodeid, rolename, authinfo) values (0, $1, $2)", [
      TENANT_ROLE,
      `password=${password}`,
    ]);
  });
  await database.query(`select * from run_command_on_workers('grant usage on schema public to ${TENANT_ROLE}')`);
}

/** What PostgreSQL keeps of a password, so that the password itself is in no statement and in no log. */
function verifierOf(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password, salt, rounds, 32, "sha256");
  const keyFor = (name: string) => createHmac("sha256", salted).update(name).digest();
  const stored = createHash("sha256").update(keyFor("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${rounds}:${salt.toString("base64")}$${stored}:${keyFor("Server Key").toString("base64")}`;
}

/** A right that the store's user does not have, or a machine that cannot be reached. */
function isLeftToOthers(reason: unknown): boolean {
  return reason instanceof Error && "code" in reason && /^(42501|08...)$/.test(String(reason.code));
}

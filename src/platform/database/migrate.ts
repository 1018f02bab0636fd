import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database, Queryable } from "./database.ts";
import { lockSchema } from "./lockSchema.ts";
import { readyTenantRole } from "./readyTenantRole.ts";
import { placeNewTables } from "./scaleOut.ts";
import { splitStatements } from "./splitStatements.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

/** The store was written by another version of the product than this one. */
export class SchemaMismatch extends Error {
  override readonly name = "SchemaMismatch";
}

/** Brings the store's schema up to date, all steps or none, and answers the names of those applied now. */
export async function migrate(database: Database): Promise<string[]> {
  const applied = await database.transaction(async (store) => {
    await lockSchema(database, store);
    return migrateWithin(store);
  });
  if (database.engine === "citus") await placeNewTables(database);
  await readyTenantRole(database);
  return applied;
}

/**
 * Migrates inside a transaction that is open, as far as the migration `last` or, without one, to the newest.
 *
 * @throws SchemaMismatch where the store holds what this version does not know
 */
export async function migrateWithin(store: Queryable, last?: string): Promise<string[]> {
  const known = await readMigrations();
  await store.query(
    `create table if not exists schema_migration (
       name text not null,
       sha256 text not null,
       applied_at timestamptz not null default now(),
       constraint schema_migration_pkey primary key (name)
     )`,
  );
  const applied = await store.query<AppliedMigration>("select name, sha256 from schema_migration order by name");
  checkApplied(applied, known);

  const pending = known.slice(applied.length).filter(({ name }) => last === undefined || name <= last);
  for (const migration of pending) await apply(store, migration);
  return pending.map(({ name }) => name);
}

/** The names of all migrations that this version has, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}

/** @throws SchemaMismatch where a store with these migrations is none that this version can bring up to date */
export async function checkMigrations(applied: readonly AppliedMigration[]): Promise<void> {
  checkApplied(applied, await readMigrations());
}

/** A migration that a store holds. */
export interface AppliedMigration {
  readonly name: string;
  readonly sha256: string;
}

interface Migration extends AppliedMigration {
  readonly text: string;
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), "utf8");
      return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function checkApplied(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  for (const [position, { name, sha256 }] of applied.entries()) {
    const migration = known[position];
    if (!migration || migration.name > name) {
      throw new SchemaMismatch(
        `The store holds migration ${name}, which this version does not know. ` +
          "It was written by a newer version: start that one, or restore a backup made with this one.",
      );
    }
    if (migration.name !== name) {
      throw new SchemaMismatch(
        `Migration ${migration.name} should have come before ${name}, which the store already holds.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new SchemaMismatch(
        `Migration ${name} was changed after the store applied it. Migrations are only ever added.`,
      );
    }
  }
}

async function apply(store: Queryable, { name, sha256, text }: Migration): Promise<void> {
  // One statement a query: Citus refuses two DDL statements in one string.
  for (const statement of splitStatements(text)) await store.query(statement);
  await store.query("insert into schema_migration (name, sha256) values ($1, $2)", [name, sha256]);
}

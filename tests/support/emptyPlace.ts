import { inject, onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { StorePlace } from "#platform/database/openDatabase.ts";
import { dataFolder } from "./commandLine.ts";

/** A second store on the engine under test: an empty folder, or an empty database beside the one under test. */
export async function emptyPlace(beside: Database): Promise<StorePlace> {
  const dataDir = dataFolder();
  if (beside.engine === "pglite") return { dataDir };
  const name = `restored_${Math.random().toString(36).slice(2)}`;
  await beside.query(`create database ${name}`);
  onTestFinished(async () => {
    await beside.query(`drop database ${name} with (force)`);
  });
  return { dataDir, databaseUrl: inject("databaseUrl").replace(/\/\w+$/, `/${name}`) };
}

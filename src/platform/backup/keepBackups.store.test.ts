import { readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { dataFolder } from "#tests/support/commandLine.ts";
import { testApp } from "#tests/support/testApp.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import { keepBackups } from "./keepBackups.ts";

const HOUR_MS = 3_600_000;
const { signal } = new AbortController();

describe.skipIf(storeMissing)("backups by themselves", () => {
  test("come when they are due, and the newest few are kept beside what is none of ours", async () => {
    const { database } = await testApp();
    const folder = dataFolder();
    writeFileSync(join(folder, "letter.txt"), "stays");
    const schedule = { database, rooms: [], folder, hours: 24, kept: 2, version: "1", passphrase: null, signal };
    const now = Date.now();
    const made: boolean[] = [];
    for (const hours of [0, 1, 25, 26, 50, 75])
      made.push((await keepBackups(schedule, new Date(now + hours * HOUR_MS))) !== null);
    // What is due is reckoned from when the last one began by the clock of this machine.
    expect(made[0]).toBe(true);
    expect(made[1]).toBe(false);
    expect(made.filter(Boolean).length).toBeGreaterThan(2);
    const left = readdirSync(folder);
    expect(left).toHaveLength(3);
    expect(left).toContain("letter.txt");
  });

  test("come though the last one is noted for tomorrow, since the clock was set back", async () => {
    const { database } = await testApp();
    const folder = dataFolder();
    const schedule = { database, rooms: [], folder, hours: 24, kept: 2, version: "1", passphrase: null, signal };
    await database.query(
      "insert into backup_run (made_by, scheduled, file, begun_at, fault) values ('clock', true, 'x', now() + interval '1 day', 'no room')",
    );
    for (const day of ["29", "30"])
      writeFileSync(join(folder, `spotmarket-209912${day}T000000Z.backup`), "made before");
    const made = await keepBackups(schedule, new Date());
    expect(readdirSync(folder)).toEqual([basename(made ?? "none"), "spotmarket-20991230T000000Z.backup"]);
    expect(await keepBackups(schedule, new Date())).toBeNull();
  });

  test("clear away what a process that was killed had written of one, and nothing else", async () => {
    const { database } = await testApp();
    const folder = dataFolder();
    const mine = "other-20260101T000000Z.backup.77-k3x9.part";
    for (const name of ["spotmarket-20260101T000000Z.backup.77-k3x9.part", mine])
      writeFileSync(join(folder, name), "half of it");
    const schedule = { database, rooms: [], folder, hours: 24, kept: 2, version: "1", passphrase: null, signal };
    const made = await keepBackups(schedule, new Date());
    expect(readdirSync(folder).sort()).toEqual([mine, basename(made ?? "")]);
  });

  test("that fail are told to administrators and tried again after an hour", async () => {
    const { database, given } = await testApp();
    await given.customer();
    await given.person("admin@example.com", { role: "Administrator" });
    await given.person("seller@example.com");
    const place = dataFolder();
    writeFileSync(join(place, "file"), "no folder");
    const folder = join(place, "file");
    const schedule = { database, rooms: [], folder, hours: 24, kept: 2, version: "1", passphrase: null, signal };
    await expect(keepBackups(schedule, new Date())).rejects.toThrow();
    expect(await keepBackups(schedule, new Date(Date.now() + HOUR_MS / 2))).toBeNull();
    await expect(keepBackups(schedule, new Date(Date.now() + 2 * HOUR_MS))).rejects.toThrow();
    const told = await database.query(
      "select email, kind from notification join person using (person_id) order by notification_id",
    );
    expect(told).toEqual([
      { email: "admin@example.com", kind: "backup-failed" },
      { email: "admin@example.com", kind: "backup-failed" },
    ]);
  });
});

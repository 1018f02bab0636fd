import { dirname } from "node:path";
import { expect, inject } from "vitest";
import { runCommandLine } from "./commandLine.ts";

/** Adds an account to one of the sample's customers: nothing lies on its desk yet. It has the demo accounts' password. */
export async function newcomer(email: string, customer: string): Promise<void> {
  const command = ["user", "add", email, "--name", "Sample Newcomer", "--customer", customer, "--password-stdin"];
  const folder = dirname(inject("mailFolder"));
  const { code, stderr } = await runCommandLine(folder, command, { input: `${inject("demoPassword")}\n` });
  expect([code, stderr]).toEqual([0, ""]);
}

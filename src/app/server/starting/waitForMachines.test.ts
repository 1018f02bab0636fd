import { expect, test } from "vitest";
import { waitForMachines } from "./waitForMachines.ts";

const away = (code: string) =>
  Object.assign(new Error("connection to the remote node failed\n\tIs it running?"), { code });

/** A step that fails so often before it is done. */
function failing(times: number, reason: Error) {
  let tries = 0;
  return () => (tries++ < times ? Promise.reject(reason) : Promise.resolve(tries));
}

test("a start waits for a machine of Citus that is away, and says so once", async () => {
  const said: string[] = [];
  const tries = await waitForMachines({ engine: "citus" }, (line) => said.push(line), failing(3, away("08006")), 1);
  expect(tries).toBe(4);
  expect(said).toEqual([
    expect.stringMatching(/^Waiting for a machine of Citus .*the remote node failed\)\. Start it/),
  ]);
});

test("a start fails at once by what is no machine that is away", async () => {
  const silent = () => undefined;
  await expect(waitForMachines({ engine: "citus" }, silent, failing(1, away("42501")), 1)).rejects.toThrow("remote");
  await expect(waitForMachines({ engine: "postgres" }, silent, failing(1, away("08006")), 1)).rejects.toThrow("remote");
});

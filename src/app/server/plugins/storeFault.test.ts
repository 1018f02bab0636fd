import { expect, test } from "vitest";
import { isFull, isReadOnly } from "#platform/database/isFull.ts";
import { EmbeddedStoreStopped } from "#platform/database/pgliteEngine.ts";
import { faultOfTry } from "#platform/jobs/endJob.ts";
import { failureOf } from "./errors.ts";
import { isStoreFault } from "./storeFault.ts";

const fault = (properties: object, message = "failed") => Object.assign(new Error(message), properties);

test.each([
  ["a refused connection", fault({ code: "ECONNREFUSED", syscall: "connect" })],
  ["a host that is not known", fault({ code: "ENOTFOUND", syscall: "getaddrinfo" })],
  ["all addresses of a host refused", new AggregateError([fault({ code: "ECONNREFUSED", syscall: "connect" })])],
  ["a connection that broke", fault({ code: "08006" })],
  ["a server that shuts down", fault({ code: "57P01" })],
  ["a server that has no connection free", fault({ code: "53300" })],
  ["a connection cut in a query", fault({}, "Connection terminated unexpectedly")],
  ["an embedded store that ended", new EmbeddedStoreStopped("could not write")],
])("%s is the store being away", (_what, reason) => {
  expect(isStoreFault(reason)).toBe(true);
});

test.each([
  ["a key that is taken", fault({ code: "23505" })],
  ["a wrong statement", fault({ code: "42601" })],
  ["a missing file", fault({ code: "ENOENT", syscall: "open" })],
  ["a bug", new TypeError("undefined is not a function")],
  ["no error at all", "57P01"],
])("%s is not", (_what, reason) => {
  expect(isStoreFault(reason)).toBe(false);
});

test.each([
  ["a PostgreSQL without room", fault({ code: "53100" })],
  ["an embedded store that ended for want of room", new EmbeddedStoreStopped("could not write", "53100")],
  ["a file that finds no room", fault({ code: "ENOSPC", syscall: "write" })],
])("%s is a full disk, and is told as one", (_what, reason) => {
  expect(isFull(reason)).toBe(true);
  expect(failureOf(reason).code).toBe("storage-full");
  expect(faultOfTry(reason)).toMatchObject({ code: "storage-full", passing: true });
});

test.each([
  ["a file on a disk that was mounted so", fault({ code: "EROFS", syscall: "open" })],
  [
    "an embedded store that ended when it wrote",
    new EmbeddedStoreStopped('could not write to file "pg_wal/xlogtemp.42": Read-only file system', "42501"),
  ],
  ["an embedded store that cannot be opened anew", new EmbeddedStoreStopped("EROFS: read-only file system", "EROFS")],
])("%s is a disk that is read-only, and is told as one", (_what, reason) => {
  expect(isReadOnly(reason)).toBe(true);
  expect(failureOf(reason)).toMatchObject({
    code: "store-unreachable",
    message: expect.stringContaining("is read-only"),
  });
  expect(faultOfTry(reason)).toMatchObject({ code: "store-unreachable", passing: true });
});

test("a right that is missing is no disk that is read-only", () => {
  expect(isReadOnly(fault({ code: "42501" }, "permission denied for table person"))).toBe(false);
});

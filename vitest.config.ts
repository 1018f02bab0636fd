import { defineConfig } from "vitest/config";
import { messageGroups } from "./src/language/messages/messageGroups.ts";
import { findPostgres } from "./tests/support/postgres.ts";

/** Where engines differ: the rooms that speak to the store themselves, and what begins with an empty folder. */
const BENEATH_FEATURES = ["src/{revisions,platform/{audit,database,identity,jobs,mail},app/server/commands}", "tests"];

/**
 * In the whole run features meet PostgreSQL here and the embedded store in browser tests; meeting both twice takes ten minutes more.
 * Whoever asks for one engine, or has no PostgreSQL, gets every test on it. See decision 22.
 */
const divided = process.env["STORE_TESTS"] === "divided" && findPostgres() !== null;

/** Store and API tests share one database per engine and empty it between tests: starting one takes seconds, truncating milliseconds. */
const store = (engine: "pglite" | "postgres" | "citus") => ({
  test: {
    name: engine,
    include: (engine === "pglite" && divided ? BENEATH_FEATURES : ["src", "tests"]).map(
      (room) => `${room}/**/*.store.test.ts`,
    ),
    env: { TEST_ENGINE: engine },
    globalSetup: engine === "pglite" ? [] : [`tests/support/${engine}Setup.ts`],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Loading what is tested takes longer than testing it, so files share what one of them has loaded. */
const unit = (name: string, include: string, exclude: readonly string[] = []) => ({
  plugins: [messageGroups()],
  test: {
    name,
    include: [`{src,edition,tests,scripts}/**/${include}.{ts,tsx}`],
    exclude: [...exclude, "tests/outside/**", "**/node_modules/**"],
    isolate: false,
    testTimeout: 30_000,
  },
});

/** The product as it is built and started, over real sockets; see tests/outside/README.md. */
const outside = (name: string, files: string) => ({
  test: {
    name,
    include: [`tests/outside/**/*.${files}.test.ts`],
    globalSetup: ["tests/outside/support/sharedProduct.ts"],
    // One after another: they share a product, and what one does to it must not be another's weather.
    fileParallelism: false,
    isolate: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 420_000,
  },
});

export default defineConfig({
  test: {
    // A failure says what it met, however long that is.
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      // What `npm run check` asks, and what takes too long to be asked between two lines.
      unit("unit", "*.test", ["**/*.{store,slow}.test.ts"]),
      unit("slow", "*.slow.test"),
      store("pglite"),
      store("postgres"),
      outside("outside", "outside"),
      outside("outside-long", "outside.long"),
      store("citus"),
      {
        plugins: [messageGroups()],
        test: {
          name: "browser",
          include: ["tests/e2e/*.spec.ts"],
          globalSetup: ["tests/support/productSetup.ts"],
          setupFiles: ["tests/support/browserCleanup.ts"],
          // One after another in one process: the browser is started, and each demo account signed in, once for all of them.
          fileParallelism: false,
          isolate: false,
          maxWorkers: 1,
          // On a machine with other work a browser now and then takes longer than any wait; what is wrong fails twice.
          retry: 1,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** Store and API tests share one database per engine and empty it between tests: starting one takes seconds, truncating milliseconds. */
const store = (engine: "pglite" | "postgres") => ({
  test: {
    name: engine,
    include: ["src/**/*.store.test.ts", "tests/**/*.store.test.ts"],
    env: { TEST_ENGINE: engine },
    globalSetup: engine === "postgres" ? ["tests/support/postgresSetup.ts"] : [],
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,sample,tests,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.store.test.ts", "**/node_modules/**"],
          testTimeout: 30_000,
        },
      },
      store("pglite"),
      store("postgres"),
      {
        test: {
          name: "browser",
          include: ["tests/e2e/*.spec.ts"],
          globalSetup: ["tests/support/productSetup.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});

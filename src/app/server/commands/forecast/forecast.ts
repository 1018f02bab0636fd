import { type Command, Misuse } from "../command.ts";
import { BACK_TEST_USAGE, forecastBackTest } from "./forecastBackTest.ts";
import { COMPARE_USAGE, forecastCompare } from "./forecastCompare.ts";
import { EXPLAIN_USAGE, forecastExplain } from "./forecastExplain.ts";
import { forecastRun, RUN_USAGE } from "./forecastRun.ts";

const ACTIONS: Readonly<Record<string, Command>> = {
  run: forecastRun,
  compare: forecastCompare,
  explain: forecastExplain,
  backtest: forecastBackTest,
};

export const FORECAST_USAGE = [RUN_USAGE, COMPARE_USAGE, EXPLAIN_USAGE, BACK_TEST_USAGE].join("\n");

/** What can be asked of the forecast by hand. */
export const forecast: Command = async ([action = "", ...args], context) => {
  const command = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!command)
    throw new Misuse(
      `${action ? `"${action}" is nothing the forecast does.` : "What about the forecast?"}\nUsage: ${FORECAST_USAGE}`,
    );
  return await command(args, context);
};

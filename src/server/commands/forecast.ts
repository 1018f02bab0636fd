import { type Command, Misuse } from "./command.ts";
import { BACK_TEST_USAGE, forecastBackTest } from "./forecastBackTest.ts";

const ACTIONS: Readonly<Record<string, Command>> = { backtest: forecastBackTest };

export const FORECAST_USAGE = BACK_TEST_USAGE;

/** What can be asked of the forecast by hand. */
export const forecast: Command = async ([action = "", ...args], context) => {
  const command = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!command)
    throw new Misuse(
      `${action ? `"${action}" is nothing the forecast does.` : "What about the forecast?"}\nUsage: ${FORECAST_USAGE}`,
    );
  return await command(args, context);
};

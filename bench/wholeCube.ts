import { buildForecast } from "#forecast/forecast.ts";
import { givenInput } from "#forecast/givenInput.ts";

/** Builds the whole forecast once and prints what it took and the most memory that this process held. */
const input = givenInput();
const [began, before] = [performance.now(), process.cpuUsage()];
const { wallets } = buildForecast(input);
const ms = performance.now() - began;
const { user, system } = process.cpuUsage(before);
if (wallets.size !== input.markets.length) throw new Error("Not every market has its wallet.");
console.log(
  JSON.stringify({ ms, cpu: (user + system) / 1000, megabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 }),
);

/** How many random cases a test of properties tries: all of them in `npm run test:long`, and a tenth before every landing. */
export const cases = (all: number): number => (process.env["EVERY_CASE"] ? all : Math.ceil(all / 10));

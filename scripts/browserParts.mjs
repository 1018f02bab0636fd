// In which parts browser tests are run, so that all lanes are busy to the end.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./bootstrap.mjs";

/**
 * What each part takes of the whole. Lanes take parts in this order, so the last ones are small: a lane that is through waits only as
 * long as one of those takes.
 */
const SHARES = [5, 4, 3, 2, 1].map((share) => share / 15);

const FOLDER = "tests/e2e";
/** Seconds of each file as a whole run has measured them; see `browserSeconds`. */
const MEASURED = "tests/browserSeconds.json";
/** Of a file that no run has measured yet. */
const SECONDS_PER_KILOBYTE = 5;

/** The files of each part, at least one; the same for every run of the same files, so that what fails fails again. */
export function browserParts() {
  const measured = JSON.parse(readFileSync(join(root, MEASURED), "utf8"));
  const files = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => `${FOLDER}/${name}`);
  const weighed = files.map((file) => ({
    file,
    seconds: measured[file] ?? (statSync(join(root, file)).size / 1000) * SECONDS_PER_KILOBYTE,
  }));
  return divided(weighed, SHARES);
}

/** Divides files so that each part takes about its share of the seconds: the longest first, each to where most room is left. */
export function divided(weighed, shares) {
  const whole = weighed.reduce((sum, { seconds }) => sum + seconds, 0);
  const parts = shares.map((share) => ({ room: share * whole, files: [] }));
  const longestFirst = weighed.toSorted((a, b) => b.seconds - a.seconds || a.file.localeCompare(b.file));
  for (const { file, seconds } of longestFirst) {
    const roomiest = parts.reduce((best, part) => (part.room > best.room ? part : best));
    roomiest.files.push(file);
    roomiest.room -= seconds;
  }
  return parts.map(({ files }) => files).filter((files) => files.length > 0);
}

/** Seconds that each file of browser tests took, by its name, from the results of a run. */
export function browserSeconds(testResults) {
  return Object.fromEntries(
    testResults
      .map(({ name, startTime, endTime }) => [
        relative(root, name).replaceAll("\\", "/"),
        Math.round((endTime - startTime) / 1000),
      ])
      .filter(([file]) => file.startsWith(`${FOLDER}/`)),
  );
}

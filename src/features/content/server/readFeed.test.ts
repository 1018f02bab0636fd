import { expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { plainText } from "./plainText.ts";
import { readFeed } from "./readFeed.ts";

const MEGABYTE = 1_000_000;
const bytes = (text: string) => Buffer.from(text);
const rss = (inside: string) => `<rss><channel><title>News</title>${inside}</channel></rss>`;
const item = (title: string) => `<item><title>${title}</title></item>`;
const fill = (unit: string) => unit.repeat(MEGABYTE / unit.length);

/** What became of it, and in how many milliseconds of this thread's own. */
function read(text: string): { readonly said: string; readonly milliseconds: number } {
  const begun = process.threadCpuUsage();
  let said = "read";
  try {
    readFeed(bytes(text));
  } catch (reason) {
    if (!(reason instanceof Failure)) throw reason;
    said = reason.message;
  }
  const { user, system } = process.threadCpuUsage(begun);
  return { said, milliseconds: (user + system) / 1_000 };
}

test.each([
  ["signs that begin tags and never end them", rss(item(`<![CDATA[${fill("<")}]]>`))],
  ["scripts that never end", rss(item(`<![CDATA[${fill("<script>")}]]>`))],
  ["closing tags that never end", rss(item(`<![CDATA[<script>${fill("</script ")}]]>`))],
  ["characters named without an end", rss(item(`<![CDATA[${fill("&#x")}]]>`))],
  ["one blank after the other", rss(item(`<![CDATA[${fill(" ")}x]]>`))],
  ["one name without an end", rss(item(`<![CDATA[&${fill("a")}]]>`))],
  ["hundreds of thousands of pieces of one text", rss(item(fill("<![CDATA[<]]>")))],
  ["more entries than are taken", rss(fill(item("<![CDATA[<]]>")))],
  [
    "a tag with every attribute",
    `<rss><a ${Array.from({ length: 80_000 }, (_, at) => `a${at}="1"`).join(" ")}/></rss>`,
  ],
  ["elements in elements without end", rss(fill("<item>"))],
  ["closing tags of nothing", rss(fill("</item>"))],
  ["brackets alone", fill("<")],
  ["a comment that never ends", `<rss><!-- ${fill("- -")}`],
  ["entities of its own", `<!DOCTYPE a [<!ENTITY b "bbbb">]>${fill("&b;")}`],
])("a megabyte of %s is read or refused in no time", (_what, text) => {
  // Tens of milliseconds; the square of it would be minutes.
  expect(read(text).milliseconds).toBeLessThan(3_000);
});

test("what is no feed is told with its line and column", () => {
  expect(read("<rss>\n  <channel></rss>").said).toContain("line 2, column 17");
  expect(read(`<rss>\n${"<a>".repeat(200)}`).said).toContain(
    "line 2, column 300: its elements are nested more than 100 deep",
  );
});

test("a feed gives at most a hundred entries, each text cut where it would be too long", () => {
  const feed = readFeed(bytes(rss(item("x".repeat(50_000)) + item("second").repeat(200))));
  expect(feed.entries).toHaveLength(100);
  expect(feed.entries.map(({ title }) => title.length).slice(0, 2)).toEqual([20_000, 6]);
});

test.each([
  ["<p>Cars <b>sell</b></p>", "Cars sell"],
  ["a &amp; b &#8211; c &unknown; &#0;", "a & b – c &unknown;"],
  ["<script>alert('<b>')</script>Text<STYLE>p {}</STYLE >, too", "Text , too"],
  ["3 < 5", "3 < 5"],
  ["cut off <a href='https://", "cut off"],
  ["<script>never closed", ""],
])("%s says %s", (html, text) => {
  expect(plainText(html)).toBe(text);
});

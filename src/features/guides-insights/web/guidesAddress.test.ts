import { expect, test } from "vitest";
import { readGuidesAddress, writeGuidesAddress } from "./guidesAddress.ts";

const read = (address: string) => readGuidesAddress(new URLSearchParams(address));

test("an address without a choice opens the publications", () => {
  expect(read("")).toEqual({
    tab: "publications",
    words: "",
    vertical: null,
    show: "all",
    piece: null,
    screen: null,
  });
});

test("a link to a piece opens it, under the tab it belongs to", () => {
  expect(read("kind=guide&item=home")).toMatchObject({ tab: "guides", piece: { kind: "guide", key: "home" } });
  expect(read("kind=issue&item=monthly-1")).toMatchObject({ tab: "publications" });
});

test("what is not read here, or says nothing known, opens the lists", () => {
  for (const address of ["kind=aid&item=tires", "kind=poem&item=ode", "kind=guide", "tab=cellar&show=burnt"])
    expect(read(address)).toMatchObject({ tab: "publications", show: "all", piece: null });
});

test("a choice stands in the address, and what is as usual does not", () => {
  const view = read("tab=guides&q=%20share%20&vertical=retail");
  expect(view.words).toBe("share");
  expect(String(writeGuidesAddress(view, { words: "", show: "saved" }))).toBe("tab=guides&vertical=retail&show=saved");
  expect(String(writeGuidesAddress(view, { tab: "publications", words: "", vertical: null }))).toBe("");
});

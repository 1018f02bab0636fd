import { expect, test } from "vitest";
import type { ContentDocument } from "../content/contentDocument.ts";
import { fieldsIn, MERGE_FIELDS, mergeDocument, mergePieces, mergeText, type MergeValues } from "./mergeFields.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const values = Object.fromEntries(MERGE_FIELDS.map((field) => [field, `<${field}>`])) as MergeValues;

const document: ContentDocument = {
  type: "doc",
  content: [
    { type: "heading", level: 2, content: [{ type: "text", text: "For {{client}}" }] },
    {
      type: "bulletList",
      content: [
        {
          type: "listItem",
          content: [{ type: "paragraph", content: [{ type: "text", text: "{{year}}!", marks: [{ type: "bold" }] }] }],
        },
      ],
    },
    {
      type: "table",
      content: [
        {
          type: "tableRow",
          content: [{ type: "tableCell", header: true, content: [{ type: "text", text: "{{medium}}" }] }],
        },
      ],
    },
  ],
};

test("fields get their values, wherever they stand, and marks stay", () => {
  const text = JSON.stringify(mergeDocument(document, values));
  expect(text).toContain("For <client>");
  expect(text).toContain('"<year>!","marks":[{"type":"bold"}]');
  expect(text).toContain("<medium>");
  expect(text).not.toContain("{{");
});

test("what is no field of ours stays as it was written, and a value is not read again", () => {
  expect(mergeText("{{nobody}} {market} {{ market }}", values)).toBe("{{nobody}} {market} {{ market }}");
  expect(mergeText("{{client}}", { ...values, client: "{{market}}" })).toBe("{{market}}");
});

test("a text is cut at its fields", () => {
  expect(mergePieces("In {{market}}.")).toEqual([{ text: "In " }, { field: "market" }, { text: "." }]);
});

test("an aid names the fields that it uses", () => {
  expect(fieldsIn(document, "About {{market}}")).toEqual(["market", "client", "year", "medium"]);
});

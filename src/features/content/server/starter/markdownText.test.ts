import { expect, test } from "vitest";
import { MarkdownProblem, markdownText } from "./markdownText.ts";

const HEAD = "# Title\n\nA summary.\n\n";

test("a Markdown file becomes a title, a summary and a document", () => {
  const text = markdownText(
    `# Tires *now*\n\nWhat to say\nin spring.\n\n## When\n\n- **March** to [June](/vertical/1)\n- \`{{market}}\`\n\n| Month | Heat |\n| --- | --- |\n| May | high |\n\n1. Call\n\n> Quoted\n\n---\n`,
  );
  expect(text).toEqual({
    title: "Tires now",
    summary: "What to say in spring.",
    body: {
      type: "doc",
      content: [
        { type: "heading", level: 2, content: [{ type: "text", text: "When" }] },
        {
          type: "bulletList",
          content: [
            {
              type: "listItem",
              content: [
                {
                  type: "paragraph",
                  content: [
                    { type: "text", text: "March", marks: [{ type: "bold" }] },
                    { type: "text", text: " to " },
                    { type: "text", text: "June", marks: [{ type: "link", href: "/vertical/1" }] },
                  ],
                },
              ],
            },
            {
              type: "listItem",
              content: [
                { type: "paragraph", content: [{ type: "text", text: "{{market}}", marks: [{ type: "code" }] }] },
              ],
            },
          ],
        },
        {
          type: "table",
          content: [
            ["Month", "Heat"],
            ["May", "high"],
          ].map((row, at) => ({
            type: "tableRow",
            content: row.map((cell) => ({
              type: "tableCell",
              header: at === 0,
              content: [{ type: "text", text: cell }],
            })),
          })),
        },
        {
          type: "orderedList",
          content: [{ type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "Call" }] }] }],
        },
        { type: "blockquote", content: [{ type: "paragraph", content: [{ type: "text", text: "Quoted" }] }] },
        { type: "rule" },
      ],
    },
  });
});

test.each([
  ["Without a title", "Line 1"],
  ["# Title\n\n## No summary", "Line 3"],
  [`${HEAD}<script>alert(1)</script>`, "Line 5"],
  [`${HEAD}Text <b>bold</b>`, "Line 5"],
  [`${HEAD}![A picture](https://example.com/a.png)`, "Line 5"],
  [`${HEAD}#### Too deep`, "Line 5"],
  [`${HEAD}\`\`\`\ncode\n\`\`\``, "Line 5"],
  [`${HEAD}[here](javascript:alert(1))`, "/content/0"],
])("what starter content has no place for is refused with its place: %j", (markdown, place) => {
  expect(() => markdownText(markdown)).toThrow(MarkdownProblem);
  expect(() => markdownText(markdown)).toThrow(place);
});

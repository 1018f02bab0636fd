import { z } from "zod";
import { frameOf, ofFigures } from "../frame.ts";
import { tool } from "../tool.ts";

/** A one-sheet is made on its screen, where the person sees it before it leaves. */
export const oneSheetLink = tool(
  {
    name: "one_sheet_link",
    title: "Link to a one-sheet",
    description: "A link that opens a one-sheet about a category of a market, for the person to check and save.",
    input: z.object({
      market: ofFigures.market,
      category: z.string().describe("A sub-vertical's id from find_categories."),
    }),
    output: z.object({ link: z.url() }),
  },
  async (asked, hands) => {
    // What is not the person's is refused here as the one-sheet itself would refuse it.
    const { told } = await frameOf(hands, { ...asked, political: "with" });
    const link = new URL(told.link);
    link.searchParams.set("story", "oneSheet");
    return { lines: [`Open this link to make the one-sheet: ${link.href}`], data: { link: link.href } };
  },
);

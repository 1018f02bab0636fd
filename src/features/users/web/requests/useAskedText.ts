import { useQuery } from "@tanstack/react-query";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";

/** What somebody asks for, in words: `access:tv` reads "Local TV", nothing at all asks to be let in. */
export function useAskedText(): (asked: string) => string {
  const text = useText();
  const formats = useFormats();
  const { data: markets = [] } = useQuery(marketsQuery());
  return (asked) => {
    if (asked === "") return text("accessRequests.account");
    const [kind = "", id = ""] = asked.split(/:(.*)/s);
    if (kind === "role") return text("shell.role.Administrator");
    const flag = ACCESS_FLAGS.find((each) => each === id);
    if (flag) return text(`lists.flag.${flag}`);
    const vertical = verticalById(id);
    if (vertical) return formats.name(vertical.names);
    return markets.find((market) => market.id === id)?.name ?? id;
  };
}

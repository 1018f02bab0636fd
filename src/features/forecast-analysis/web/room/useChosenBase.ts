import { useSearchParams } from "react-router";

/** The edition in the address: `current`, `draft`, or a number; the published one where there is none. */
export function useChosenBase(): { readonly base: string; readonly choose: (base: string) => void } {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("base") ?? "";
  return {
    base: /^(draft|[1-9]\d{0,8})$/.test(asked) ? asked : "current",
    choose: (base) =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        if (base === "current") next.delete("base");
        else next.set("base", base);
        return next;
      }),
  };
}

import { useSearchParams } from "react-router";

interface ChosenBase {
  /** `current`, `draft`, or a number; the published revision where the address names none. */
  readonly base: string;
  readonly choose: (base: string) => void;
  /** The scenario that is open; null for none. It brings its own revision along. */
  readonly scenario: string | null;
  readonly openScenario: (scenario: string | null) => void;
}

/** The revision and the scenario in the address, so that a view can be reloaded and passed on. */
export function useChosenBase(): ChosenBase {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("base") ?? "";
  const scenario = parameters.get("scenario") ?? "";
  const write = (name: string, value: string | null, other: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      next.delete(other);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return {
    base: /^(draft|[1-9]\d{0,8})$/.test(asked) ? asked : "current",
    choose: (base) => write("base", base === "current" ? null : base, "scenario"),
    scenario: /^[1-9]\d{0,8}$/.test(scenario) ? scenario : null,
    openScenario: (id) => write("scenario", id, "base"),
  };
}

import { useState } from "react";
import { HOSTED_FIELDS } from "#domain/hosted/hostedConfiguration.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { hostedHere } from "#ui/hosted/hostedHere.ts";
import { MEASURED } from "#ui/hosted/measured.ts";
import { useStatisticsChoice } from "#ui/hosted/statisticsChoice.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./AboutScreen.module.css";
import { type Fact, Facts } from "./Facts.tsx";

/** Which hosted backend this browser would reach, and what of it is in use. */
export function HostedFacts({ tokens }: { readonly tokens: boolean }) {
  const text = useText();
  const formats = useFormats();
  const { configuration } = hostedHere();
  if (!configuration) {
    return (
      <Facts
        title={text("about.hosted.title")}
        facts={[[text("about.hosted.configuration"), text("about.hosted.none")]]}
      />
    );
  }
  const set = HOSTED_FIELDS.filter((field) => configuration[field] !== "");
  const facts: Fact[] = [
    [text("about.hosted.configuration"), `${text("about.hosted.inUse")}: ${configuration.projectId}`],
    [text("about.hosted.fields"), formats.list(configuration.databaseURL ? [...set, "databaseURL"] : set)],
    [text("about.hosted.statistics"), <Statistics key="statistics" />],
    [text("about.hosted.bridge"), tokens ? <Bridge key="bridge" /> : text("about.hosted.bridgeOff")],
  ];
  return <Facts title={text("about.hosted.title")} facts={facts} />;
}

function Statistics() {
  const text = useText();
  const { choice, choose } = useStatisticsChoice();
  if (!MEASURED) return text("about.hosted.statisticsOff");
  return (
    <span className={style["line"]}>
      {text(`about.hosted.${choice}`)}
      <ActionButton onClick={() => choose(choice === "agreed" ? "refused" : "agreed")}>
        {text(choice === "agreed" ? "about.hosted.stop" : "about.hosted.allow")}
      </ActionButton>
    </span>
  );
}

type Attempt = { readonly user: string } | { readonly reason: string } | "running" | null;

function Bridge() {
  const text = useText();
  const [attempt, setAttempt] = useState<Attempt>(null);
  const attemptIt = async () => {
    setAttempt("running");
    try {
      const { signInHosted } = await import("#ui/hosted/signInHosted.ts");
      setAttempt({ user: await signInHosted() });
    } catch (reason) {
      setAttempt({ reason: reason instanceof Error ? reason.message : String(reason) });
    }
  };
  return (
    <span className={style["line"]}>
      {text("about.hosted.bridgeOn")}
      <ActionButton busy={attempt === "running"} onClick={() => void attemptIt()}>
        {text("about.hosted.try")}
      </ActionButton>
      <output>
        {attempt !== null && attempt !== "running" && (
          <>
            {"user" in attempt
              ? text("about.hosted.tried", attempt)
              : text("about.hosted.failed", { reason: attempt.reason })}
          </>
        )}
      </output>
    </span>
  );
}

import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import type { About } from "./about.ts";
import style from "./AboutScreen.module.css";
import type { Fact } from "./Facts.tsx";

const MEBIBYTE = 1_048_576;

interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** What the server tells of itself, in the reader's words. */
export function useAboutFacts(about: About): readonly FactGroup[] {
  const text = useText();
  const formats = useFormats();
  const { store, revision, providers, mail } = about;
  const lastStep = store.migrations.at(-1)?.name.replace(".sql", "") ?? "";

  return [
    {
      title: text("about.product.title"),
      facts: [
        [text("about.product.version"), `${about.product} ${about.version}`],
        [
          text("about.product.environment"),
          <>
            {text(`about.environment.${about.environment}`)}
            <span className={style["soft"]}> – {text("about.product.because", { host: about.host })}</span>
          </>,
        ],
        [text("about.product.node"), about.node],
        [text("about.product.started"), formats.instant(about.startedAt)],
        [text("about.product.memory"), `${formats.count(Math.round(about.memory / MEBIBYTE))} MiB`],
      ],
    },
    {
      title: text("about.data.title"),
      facts: [
        [
          text("about.data.revision"),
          revision ? (
            <span className={style["line"]}>
              {revision.id} – {revision.label}
              {revision.sample && <SampleBadge />}
            </span>
          ) : (
            text("about.data.none")
          ),
        ],
        ...(revision?.publishedAt
          ? [[text("about.data.published"), formats.instant(revision.publishedAt)] satisfies Fact]
          : []),
        [text("about.data.store"), text(`about.engine.${store.engine}`, { version: store.version })],
        [
          text("about.data.migrations"),
          text("about.data.migrationCount", { count: store.migrations.length, name: lastStep }),
        ],
        [text("about.data.files"), about.files],
      ],
    },
    {
      title: text("about.people.title"),
      facts: [
        ...providers.map(
          ({ kind, authority }): Fact => [
            `${text("about.people.providers")}: ${text(`about.people.${kind}`)}`,
            authority,
          ],
        ),
        [
          text("about.people.mail"),
          text(mail.kind === "smtp" ? "about.people.smtp" : "about.people.mailFiles", { place: mail.place }),
        ],
      ],
    },
  ];
}

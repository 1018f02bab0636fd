import { IconArrowRight, IconDownload, IconExternalLink } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { documentOutline } from "#domain/content/documentOutline.ts";
import type { ContentPiece } from "#features/content/contract.ts";
import { contentFile } from "#features/content/contract/editing.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { ContentBody } from "#ui/content/ContentBody.tsx";
import { ContentImage } from "#ui/content/ContentImage.tsx";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { ReadKind } from "../guidesAddress.ts";
import { piecesQuery } from "../pieceQueries.ts";
import { issuesOf } from "../shelf/choosePieces.ts";
import { PieceList } from "../shelf/PieceList.tsx";
import { ReadAll } from "../tabs/ReadAll.tsx";
import { Subscribe } from "../tabs/Subscribe.tsx";
import { Contents } from "./Contents.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { PieceHead } from "./PieceHead.tsx";
import { PieceTools } from "./PieceTools.tsx";
import style from "./Reader.module.css";

/** Fewer headings than this are seen at a glance. */
const FEWEST_CONTENTS = 3;

/** A text as it is read: head, contents beside it, body, and what comes next. */
export function Reader({ piece, kind }: { readonly piece: ContentPiece; readonly kind: ReadKind }) {
  const { locale } = useFormats();
  const { data: pieces = [] } = useQuery(piecesQuery(locale));
  const outline = useMemo(() => documentOutline(piece.body).filter(({ level }) => level === 2), [piece.body]);
  const publication = pieces.find(
    ({ kind: other, key }) => other === "publication" && key === piece.properties.publication,
  );
  const { cover } = piece.properties;

  return (
    <article className={style["article"]} data-testid="reader">
      <PieceHead piece={piece} publication={publication} />
      <PieceTools piece={piece} />
      <div className={style["columns"]}>
        <div className={style["text"]}>
          {cover !== undefined && (
            <div className={style["cover"]}>
              <ContentImage file={cover} alt="" />
            </div>
          )}
          <Offer piece={piece} kind={kind} />
          <ContentBody body={piece.body} language={piece.language} />
          {kind === "publication" && <Issues publication={piece} issues={issuesOf(pieces, piece.key)} />}
        </div>
        {outline.length >= FEWEST_CONTENTS && <Contents entries={outline} language={piece.language} />}
      </div>
      {kind === "issue" && <Neighbours pieces={pieces} issue={piece} />}
    </article>
  );
}

/** What a text is there for beside its words: the screen of a guide, the file of a report, the recording of a webinar. */
function Offer({ piece, kind }: { readonly piece: ContentPiece; readonly kind: ReadKind }) {
  const text = useText();
  const { screen, embed, file } = piece.properties;
  if (kind === "guide" && screen !== undefined)
    return (
      <p className={style["offer"]}>
        <Link to={screen}>
          {text("guides.reader.openScreen")}
          <IconArrowRight size={16} stroke={1.8} aria-hidden="true" />
        </Link>
      </p>
    );
  if (kind === "webinar" && embed !== undefined)
    return (
      <p className={style["offer"]}>
        <a href={embed} target="_blank" rel="noreferrer noopener" title={text("guides.reader.elsewhere")}>
          {text("guides.reader.play")}
          <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
        </a>
      </p>
    );
  if (file !== undefined) return <DownloadPiece file={file} name={piece.key} />;
  return null;
}

interface IssuesProps {
  readonly publication: ContentPiece;
  readonly issues: Parameters<typeof PieceList>[0]["pieces"];
}

function Issues({ publication, issues }: IssuesProps) {
  const text = useText();
  return (
    <section className={style["issues"]} aria-labelledby="issues">
      <h2 id="issues">{text("guides.issue.list")}</h2>
      <Subscribe publication={publication} />
      <ReadAll publication={publication} issues={issues} />
      {issues.length > 0 ? <PieceList pieces={issues} level={3} /> : <p>{text("guides.issue.none")}</p>}
    </section>
  );
}

interface DownloadPieceProps {
  /** The id of the stored file. */
  readonly file: string;
  /** What the file will be called, without its ending. */
  readonly name: string;
}

/** Takes the file of a report away. */
function DownloadPiece({ file, name }: DownloadPieceProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const bytes = await callFile(contentFile, { params: { file } });
      saveFile(`${name}${fileEnding(bytes.type)}`, bytes.type, bytes);
    } catch (reason) {
      toastProblem(reason);
    }
    setBusy(false);
  };
  return (
    <p>
      <ActionButton tone="main" busy={busy} onClick={() => void download()}>
        <IconDownload size={16} stroke={1.6} aria-hidden="true" />
        {text(busy ? "guides.reader.downloading" : "guides.reader.download")}
      </ActionButton>
    </p>
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": ".pptx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
  "text/csv": ".csv",
  "image/png": ".png",
  "image/jpeg": ".jpg",
};

/** How the name of a file ends by what it is, such as `.pdf`; nothing where that is not known. */
function fileEnding(type: string): string {
  const [kind = ""] = type.split(";");
  return ENDINGS[kind.trim()] ?? "";
}

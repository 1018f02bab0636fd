import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { restoreRevision } from "../contract/room.ts";
import type { RevisionDetail } from "../contract/roomSchemas.ts";
import { changeRoom, deleteWithUndo } from "./changeRoom.ts";
import { DifferenceBlock } from "./difference/DifferenceBlock.tsx";
import { CheckBlock } from "./one/CheckBlock.tsx";
import { FilesBlock } from "./one/FilesBlock.tsx";
import { NotesBlock } from "./one/NotesBlock.tsx";
import { PublishDialog } from "./one/PublishDialog.tsx";
import { Steps } from "./one/Steps.tsx";
import style from "./Revisions.module.css";
import { roomRevisionQuery } from "./roomQueries.ts";

/** `/administration/revisions/:revision`: one revision of the data on its way to readers, and back. */
export default function RevisionScreen() {
  const text = useText();
  const { revision = "" } = useParams();
  const isId = ID.test(revision);
  const { data, error, refetch } = useQuery({ ...roomRevisionQuery(revision), enabled: isId });
  if (data) return <Shown key={data.id} revision={data} />;
  if (isId && !error) return <ScreenSkeleton />;
  return (
    <Page title={text("revisions.title")}>
      <PageTitle title={text("revisions.title")} />
      {isId ? (
        <ErrorState reason={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyState title={text("errors.revision-unknown.what")} hint={text("errors.revision-unknown.why")} />
      )}
      <p className={style["all"]}>
        <Link to="/administration/revisions">{text("revisions.back")}</Link>
      </p>
    </Page>
  );
}

const ID = /^[1-9]\d{0,8}$/;

function Shown({ revision }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const formats = useFormats();
  const [publishing, setPublishing] = useState(false);
  const { label, stage, createdBy, createdAt } = revision;
  return (
    <Page
      title={label}
      lead={text("revisions.about", {
        stage: text(`revisions.stages.${stage}`),
        by: createdBy,
        when: formats.date(createdAt),
      })}
      actions={<Actions revision={revision} onPublish={() => setPublishing(true)} />}
    >
      <PageTitle title={label} />
      <p className={style["back"]}>
        <Link to="/administration/revisions">{text("revisions.back")}</Link>
      </p>
      {revision.status === "draft" && stage !== "deleted" && <Steps revision={revision} />}
      <NotesBlock revision={revision} />
      <CheckBlock revision={revision} />
      <FilesBlock revision={revision} />
      <DifferenceBlock revision={revision} />
      {publishing && <PublishDialog revision={revision} onClose={() => setPublishing(false)} />}
    </Page>
  );
}

interface ActionsProps {
  readonly revision: RevisionDetail;
  readonly onPublish: () => void;
}

function Actions({ revision, onPublish }: ActionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const { id, label, stage, status, deletable, builtAt } = revision;
  if (stage === "deleted") {
    const restore = () =>
      void changeRoom(callApi(restoreRevision, { params: { revision: id } }), (words) =>
        words("revisions.restored", { label }),
      );
    return (
      <ActionButton tone="main" onClick={restore}>
        {text("revisions.restore")}
      </ActionButton>
    );
  }
  const remove = async () => {
    if (await deleteWithUndo({ id, label })) await navigate("/administration/revisions");
  };
  return (
    <>
      {deletable && <ActionButton onClick={() => void remove()}>{text("revisions.delete")}</ActionButton>}
      {status === "superseded" && (
        <ActionButton tone="main" onClick={onPublish}>
          {text("revisions.goBack")}
        </ActionButton>
      )}
      {status === "draft" && (
        <ActionButton tone="main" disabled={builtAt === null} onClick={onPublish}>
          {text("revisions.publish.open")}
        </ActionButton>
      )}
    </>
  );
}

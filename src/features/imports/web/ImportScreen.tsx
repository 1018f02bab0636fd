import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { Upload } from "../contract/uploadSchemas.ts";
import { discard } from "./changeImports.ts";
import { importQuery } from "./importQueries.ts";
import style from "./Imports.module.css";
import { Wizard } from "./wizard/Wizard.tsx";

/** Nothing else is asked for: an address that somebody mistyped leads nowhere. */
const IS_ID = /^[1-9]\d{0,14}$/;

/** `/administration/imports/:upload`: one file from its bytes to the draft. All that is said stays on the server. */
export default function ImportScreen() {
  const { upload = "" } = useParams();
  return IS_ID.test(upload) ? <OneImport key={upload} id={upload} /> : <NotThere />;
}

function OneImport({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(importQuery(id));
  if (!data && error instanceof ApiProblem && error.code === "not-found") return <NotThere />;
  if (!data) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  return (
    <Page
      title={data.fileName}
      actions={
        <>
          <Link className={style["back"] ?? ""} to="/administration/imports">
            {text("imports.back")}
          </Link>
          {data.state !== "joined" && data.state !== "discarded" && <Discard upload={data} />}
        </>
      }
    >
      <Wizard upload={data} />
    </Page>
  );
}

function NotThere() {
  const text = useText();
  return (
    <Page title={text("imports.title")}>
      <EmptyState title={text("imports.notThere.what")} hint={text("imports.notThere.why")} />
      <Link to="/administration/imports">{text("imports.back")}</Link>
    </Page>
  );
}

function Discard({ upload }: { readonly upload: Upload }) {
  const text = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    const done = await discard(upload);
    setBusy(false);
    if (done) await navigate("/administration/imports");
  };
  return (
    <ActionButton busy={busy} onClick={() => void end()}>
      {text("imports.discard")}
    </ActionButton>
  );
}

import { skipToken, useQuery } from "@tanstack/react-query";
import { IconUnlink } from "@tabler/icons-react";
import { Navigate, useParams } from "react-router";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { Notice } from "#ui/problem/Notice.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { shortLink } from "../contract.ts";

const CODE = /^[\w-]{8,32}$/;

/** `/s/<code>`: leads on to the address behind a short link, as if that had been opened. */
export default function ShortLinkScreen() {
  const text = useText();
  const { code = "" } = useParams();
  const isCode = CODE.test(code);
  const { data, error, refetch } = useQuery({
    queryKey: ["short-links", code],
    queryFn: isCode ? ({ signal }) => callApi(shortLink, { params: { code }, signal }) : skipToken,
  });

  if (data) return <Navigate to={data.address} replace />;
  if (isCode && !error) return <ScreenSkeleton />;
  const lost = !isCode || problemCode(error) === "not-found";
  return (
    <Page title={text("savedViews.link.title")}>
      <PageTitle title={text("savedViews.link.title")} />
      {lost ? (
        <Notice
          icon={IconUnlink}
          title={text("savedViews.link.lost")}
          reason={text("savedViews.link.why")}
          testId="link-lost"
        />
      ) : (
        <ErrorState reason={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

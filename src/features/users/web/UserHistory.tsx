import { useInfiniteQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { AuditEntries } from "#ui/audit/AuditEntries.tsx";
import { auditQuery } from "#ui/audit/auditQueries.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";

/** What was changed about a user, by whom and when. */
export function UserHistory({ user }: { readonly user: string }) {
  const text = useText();
  const log = useInfiniteQuery(auditQuery({ subjectKind: "person", subjectId: user }));
  const entries = log.data?.pages.flatMap(({ items }) => items);
  if (!entries)
    return log.error ? <ErrorState reason={log.error} onRetry={() => void log.refetch()} /> : <LoadingBlock />;
  if (entries.length === 0)
    return <EmptyState title={text("users.noHistory.what")} hint={text("users.noHistory.why")} />;
  return (
    <>
      <AuditEntries entries={entries} links={false} />
      {log.hasNextPage && (
        <ActionButton busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {text("users.older")}
        </ActionButton>
      )}
    </>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import style from "./SignInList.module.css";
import { signInsQuery } from "./usersQueries.ts";

/** A user's ways in: when, how it ended, from where. */
export function SignInList({ user }: { readonly user: string }) {
  const text = useText();
  const formats = useFormats();
  const found = useInfiniteQuery(signInsQuery(user));
  const signIns = found.data?.pages.flatMap(({ items }) => items);
  if (!signIns)
    return found.error ? <ErrorState reason={found.error} onRetry={() => void found.refetch()} /> : <LoadingBlock />;
  if (signIns.length === 0)
    return <EmptyState title={text("users.noSignIns.what")} hint={text("users.noSignIns.why")} />;

  return (
    <>
      <table className={style["table"]}>
        <thead>
          <tr>
            <th scope="col">{text("users.when")}</th>
            <th scope="col">{text("users.outcome")}</th>
            <th scope="col">{text("users.provider")}</th>
            <th scope="col">{text("users.from")}</th>
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ id, at, outcome, reason, provider, address, agent }) => (
            <tr key={id} data-refused={outcome === "signed-in" || outcome === "signed-out" ? undefined : true}>
              <td>{formats.instant(at)}</td>
              <td>{text(reason ? `users.refusals.${reason}` : `users.outcomes.${outcome}`)}</td>
              <td>{text(`users.providers.${provider}`)}</td>
              <td title={agent ?? undefined}>
                <bdi>{address ?? "–"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.hasNextPage && (
        <ActionButton busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {text("users.older")}
        </ActionButton>
      )}
    </>
  );
}

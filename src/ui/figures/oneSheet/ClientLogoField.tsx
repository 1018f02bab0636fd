import { useDebouncedValue } from "@mantine/hooks";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientLogo, removeClientLogo, setClientLogo } from "#features/one-sheets/contract/clientLogos.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Words } from "#language/words/words.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { LogoButtons } from "#ui/form/LogoButtons.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import style from "./StoryDialog.module.css";

const clientLogoQuery = (client: string) =>
  queryOptions({
    queryKey: ["client-logo", client],
    queryFn: ({ signal }) => callApi(clientLogo, { query: { client }, signal }),
    staleTime: 5 * 60_000,
  });

/** Whoever still types a name need not be looked up at every letter. */
const PAUSE_MS = 300;

interface ClientLogoFieldProps {
  readonly client: string;
  readonly text: Words["text"];
}

/** The client's logo for covers, kept with its name for everybody of the organization. */
export function ClientLogoField({ client, text }: ClientLogoFieldProps) {
  // What is pressed is meant for the name that stands there, looked up or not.
  const name = client.trim();
  const [lookedUp] = useDebouncedValue(name, PAUSE_MS);
  const queries = useQueryClient();
  const { data } = useQuery({ ...clientLogoQuery(lookedUp), enabled: lookedUp !== "" });
  const take = (kept: EndpointOutput<typeof clientLogo>, of: string) => {
    queries.setQueryData(clientLogoQuery(of).queryKey, kept);
  };
  const upload = useMutation({
    mutationFn: (body: { readonly client: string; readonly data: string }) => callApi(setClientLogo, { body }),
    onSuccess: (kept, body) => take(kept, body.client),
  });
  const remove = useMutation({
    mutationFn: (of: { readonly client: string; readonly data: string }) =>
      callApi(removeClientLogo, { query: { client: of.client } }),
    onSuccess: (kept, before) => {
      take(kept, before.client);
      addToast(text("oneSheet.logo.removed", { client: before.client }), {
        action: { label: text("oneSheet.logo.undo"), run: () => upload.mutate(before) },
      });
    },
  });
  if (name === "") return null;
  const logo = (lookedUp === name && data?.logo) || null;
  const failed = upload.error ?? remove.error;
  return (
    <FieldGroup label={text("oneSheet.logo.label")} hint={text("oneSheet.logo.hint")} error={failed && faultOf(failed)}>
      <div className={style["logo"]}>
        {logo && <img src={`data:${logo.type};base64,${logo.data}`} alt={text("oneSheet.logo.of", { client: name })} />}
        <LogoButtons
          words={{
            choose: text(logo ? "oneSheet.logo.replace" : "oneSheet.logo.choose"),
            remove: text("oneSheet.logo.remove"),
          }}
          hasLogo={logo !== null}
          busy={{ choosing: upload.isPending, removing: remove.isPending }}
          onChoose={(content) => upload.mutate({ client: name, data: content })}
          onRemove={() => logo && remove.mutate({ client: name, data: logo.data })}
        />
      </div>
    </FieldGroup>
  );

  function faultOf(reason: unknown): string {
    const code = problemCode(reason);
    if (code === "invalid-input" || code === "too-large") return text(`oneSheet.logo.fault.${code}`);
    return text(`errors.${code}.what`);
  }
}

import { useDebouncedValue } from "@mantine/hooks";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clientLogo, removeClientLogo, setClientLogo } from "#features/one-sheets/contract/clientLogos.ts";
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
  const [name] = useDebouncedValue(client.trim(), PAUSE_MS);
  const queries = useQueryClient();
  const { data } = useQuery({ ...clientLogoQuery(name), enabled: name !== "" });
  const take = (kept: NonNullable<typeof data>) => {
    queries.setQueryData(clientLogoQuery(name).queryKey, kept);
    // What is shown beside, and what is made next, has it too.
    void queries.invalidateQueries({ queryKey: ["one-sheet"] });
  };
  const upload = useMutation({
    mutationFn: (content: string) => callApi(setClientLogo, { body: { client: name, data: content } }),
    onSuccess: take,
  });
  const remove = useMutation({
    mutationFn: () => callApi(removeClientLogo, { query: { client: name } }),
    onSuccess: (kept) => {
      const before = data?.logo;
      take(kept);
      if (before)
        addToast(text("oneSheet.logo.removed", { client: name }), {
          action: { label: text("oneSheet.logo.undo"), run: () => upload.mutate(before.data) },
        });
    },
  });
  if (name === "") return null;
  const logo = data?.logo ?? null;
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
          onChoose={(content) => upload.mutate(content)}
          onRemove={() => remove.mutate()}
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

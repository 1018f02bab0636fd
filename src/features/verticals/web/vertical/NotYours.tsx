import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import { RequestRight } from "#ui/problem/RequestRight.tsx";

/** A vertical that the subscription does not include, with the way to ask for it. */
export function NotYours({ vertical }: { readonly vertical: Vertical }) {
  const text = useText();
  const name = useFormats().name(vertical.names);
  return (
    <>
      <h1>{name}</h1>
      <NoAccess code="vertical-not-entitled">
        <RequestRight asked={`vertical:${vertical.id}`}>
          {text("verticals.missing.ask", { vertical: name })}
        </RequestRight>
      </NoAccess>
    </>
  );
}

import { Fragment } from "react";

/** Words that a narrow line may break after a slash, as in "Government/Politics/Religion". */
export function Breakable({ words }: { readonly words: string }) {
  return words.split(/(?<=\/)/).map((part, at) => (
    // Parts have nothing but their place.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

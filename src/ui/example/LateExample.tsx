import { lazy, Suspense } from "react";
import { loadMessages } from "#language/text.ts";
import type { ExampleName } from "./examples.ts";
import style from "./LateExample.module.css";

// Who has something in a place never needs it.
const ExamplePicture = lazy(async () => {
  const [picture] = await Promise.all([import("./ExamplePicture.tsx"), loadMessages("example")]);
  return picture;
});

/** The picture of what a place would hold, in a part of the script of its own; its room is there from the beginning. */
export function LateExample({ name }: { readonly name: ExampleName }) {
  return (
    <div className={style["room"]}>
      <Suspense>
        <ExamplePicture name={name} />
      </Suspense>
    </div>
  );
}

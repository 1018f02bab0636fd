import type { About } from "./about.ts";

/** The about page in plain English lines, for a message to whoever helps. */
export function aboutText({
  product,
  version,
  environment,
  host,
  node,
  store,
  revision,
  providers,
  mail,
}: About): string {
  const last = store.migrations.at(-1)?.name ?? "none";
  return [
    `${product} ${version} (${environment}, ${host})`,
    `Node.js ${node}`,
    `Store: ${store.engine} ${store.version}, schema ${last}`,
    revision
      ? `Data revision: ${revision.id} "${revision.label}", published ${revision.publishedAt ?? "never"}${revision.sample ? ", sample data" : ""}`
      : "Data revision: none",
    `Sign-in: ${providers.map(({ kind, authority }) => `${kind} (${authority})`).join(", ")}`,
    `Mail: ${mail.kind}`,
    "",
  ].join("\n");
}

import type { FastifyInstance } from "fastify";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { shareOfWallet as answerOf } from "#domain/shareOfWallet/shareOfWallet.ts";
import { benchmarks } from "../../contract/benchmarks.ts";
import { shareOfWallet } from "../../contract/shareOfWallet.ts";
import { askedShare } from "./askedShare.ts";
import { benchmarksBody } from "#revisions/benchmarksOf.ts";

export function shareOfWalletRoutes(app: FastifyInstance): void {
  app.storedEndpoint(benchmarks, ({ params, query }, { loadedRevisions }, encoding) => {
    const current = loadedRevisions.held(params.revision);
    if (current) return benchmarksBody(current, params.market, query.medium, encoding);
    return loadedRevisions
      .byId(params.revision)
      .then((loadedRevision) => benchmarksBody(loadedRevision, params.market, query.medium, encoding));
  });

  app.endpoint(
    shareOfWallet,
    async ({ params, query }, { loadedRevisions }) => {
      const { view, question } = askedShare(await loadedRevisions.byId(query.revision), params.market, query);
      return answerOf(view, question);
    },
    { table: gapsTable },
  );
}

import type { FastifyInstance } from "fastify";
import { brandFor } from "#documents/brandFor.ts";
import { localeFor } from "#documents/reader.ts";
import { spendingFor } from "#documents/spendingFor.ts";
import { mayUse } from "#domain/access.ts";
import { Failure } from "#domain/failure.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { Press } from "#reports/press.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { meetingKit } from "#reports/templates/meetingKit.ts";
import { oneSheet } from "#reports/templates/oneSheet.ts";
import { storyFile } from "../contract.ts";

interface OneSheetParts {
  readonly press: Press;
  /** What the product calls itself in files. */
  readonly product: string;
}

const TEMPLATES = { oneSheet, meetingKit };

export function oneSheetsRoutes(app: FastifyInstance, { press, product }: OneSheetParts): void {
  app.fileEndpoint(storyFile, async ({ params, query }, { caller, database, publications }) => {
    const scope = readFocus(query.focus);
    if (!scope) throw wrong("focus", "Must be market, or the id of a vertical or sub-vertical.");
    const publication = await publications.byId(query.revision);
    const { year, political, format, paper } = query;
    const spending = await spendingFor(database, publication, caller, {
      market: params.market,
      scope,
      political,
      locale: localeFor(caller, query.language),
      ...(year !== undefined && { year }),
    });
    const { media, subVerticals } = spending.revision;
    if (scope.kind === "subVertical" && !subVerticals.includes(scope.id)) {
      throw wrong("focus", `Revision ${spending.revision.id} has no sub-vertical ${scope.id}.`);
    }
    const medium =
      query.medium ?? usualMedium({ ownMedia: spending.own.media, access: caller.rights.access, lastMedium: null });
    if (!media.includes(medium)) throw wrong("medium", "Must be the id of a medium.");
    const document = TEMPLATES[query.document]({
      spending,
      medium,
      gaps: mayUse(caller.rights, { access: ["shareOfWallet"] }),
      client: query.client,
      seasons: publication.advertisers.seasons,
      paper,
      brand: await brandFor(database, caller.person.customerId, product),
      madeAt: new Date().toISOString(),
    });
    const bytes = await press.print(document, format);
    return { name: `${document.about.fileName}.${format}`, type: FILE_TYPES[format], bytes };
  });
}

function wrong(parameter: string, message: string): Failure {
  return new Failure("invalid-input", message, [{ pointer: `/query/${parameter}`, message }]);
}

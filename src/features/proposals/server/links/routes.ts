import type { FastifyInstance } from "fastify";
import { proposalDocument } from "#documents/templates/proposal.ts";
import type { Brand, ReportDocument } from "#documents/document.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { paperOf } from "#documents/paperOf.ts";
import { usableLogo } from "#documents/writers/usableLogo.ts";
import { mayReadMarket, mayReadVertical, mayUse } from "#domain/access/access.ts";
import { Failure, FAILURES } from "#domain/failure.ts";
import { JobFault } from "#domain/jobFault.ts";
import type { ProposalContent } from "#domain/proposals/proposal.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { clientLogo } from "#platform/database/queries/clientLogo.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import {
  createProposalLink,
  MOST_LINK_DAYS,
  openProposalLink,
  proposalFile,
  type ProposalLink,
  proposalLinkFile,
  proposalLinks,
  revokeProposalLink,
} from "../../contract/proposalFiles.ts";
import { audienceOf } from "../proposalFigures.ts";
import { openProposal } from "../routes.ts";
import {
  closeLink,
  insertLink,
  linksAllowed,
  liveLink,
  type LinkRow,
  noteOpening,
  selectLinks,
  theLink,
} from "./linkRows.ts";

interface ProposalFileParts {
  readonly documentWorker: DocumentWorker;
  readonly rights: RightsDirectory;
  /** What the product is called. */
  readonly product: string;
}

/** Proposals as clients have them: files, and links that show one version without an account. */
export function proposalFileRoutes(app: FastifyInstance, parts: ProposalFileParts): void {
  app.fileEndpoint(proposalFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const { id, version, content } = await openProposal(database, caller, Number(params.proposal));
    const { format, look, language } = query;
    const asked = { id, version, content, locale: localeFor(caller, language) };
    const compose = () => documentOf(database, loadedRevisions, caller, asked, parts.product);
    const slides = { customer: caller.person.customerId, format, look };
    return parts.documentWorker.print(inOwnSlides(database, slides, compose), format, signal);
  });

  app.endpoint(proposalLinks, async ({ params }, { caller, database }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    return {
      allowed: await linksAllowed(database, caller.person.customerId),
      items: (await selectLinks(database, id)).map(presentLink),
    };
  });

  app.endpoint(createProposalLink, async ({ params, body }, { caller, database }) => {
    const { id, sentVersion } = await openProposal(database, caller, Number(params.proposal));
    if (sentVersion === null)
      throw new Failure("conflict", "Only what was approved and marked as sent can be shown to a client by a link.");
    const link = { proposal: id, version: sentVersion, expiresAt: checkedTime(body.expiresAt) };
    const made = await insertLink(database, caller.person, { ...link, locale: localeFor(caller, body.language) });
    return { token: made.token, item: presentLink(await theLink(database, id, made.id)) };
  });

  app.endpoint(revokeProposalLink, async ({ params }, { caller, database }) => {
    const { id } = await openProposal(database, caller, Number(params.proposal));
    return presentLink(await closeLink(database, caller.person, id, Number(params.link)));
  });

  openingRoutes(app, parts);
}

/** For whoever holds a link. */
function openingRoutes(app: FastifyInstance, parts: ProposalFileParts): void {
  app.endpoint(openProposalLink, async ({ body }, { database, loadedRevisions }) => {
    const { id, customer, document, expiresAt } = await proposalBehind(body.token, database, loadedRevisions, parts);
    await noteOpening(database, { id, customer });
    const sent = { ...document, brand: { ...document.brand, logo: null } };
    return {
      document: openProposalLink.response.shape.document.parse(sent),
      expiresAt,
      logo: logoAddress(document.brand),
    };
  });

  app.fileEndpoint(proposalLinkFile, async ({ body: { token, format } }, { database, loadedRevisions, signal }) => {
    const behind = async () => {
      const { document, customer } = await proposalBehind(token, database, loadedRevisions, parts);
      return inOwnSlides(database, { customer, format }, () => document)();
    };
    return parts.documentWorker.print(behind, format, signal);
  });
}

interface AskedDocument {
  readonly id: number;
  readonly version: number;
  readonly content: ProposalContent;
  readonly locale: Locale;
}

/** A version for its client, with the audiences that its reader may see now. */
async function documentOf(
  database: Database,
  loadedRevisions: LoadedRevisions,
  { person, rights }: Pick<Caller, "person" | "rights">,
  { id, version, content, locale }: AskedDocument,
  product: string,
): Promise<ReportDocument> {
  const loadedRevision = loadedRevisions.current();
  const audience = await audienceOf(database, loadedRevision, rights, content);
  return proposalDocument({
    content,
    name: `proposal-${id}-${version}`,
    audience: audience && { ...audience, sample: loadedRevision.revision.sample },
    words: await wordsFor(loadedRevision, locale),
    paper: paperOf(locale),
    brand: await brandFor(database, person.customerId, product),
    clientLogo: await clientLogo(database, person.customerId, content.client),
    madeAt: new Date().toISOString(),
  });
}

/**
 * The version behind a secret, with the rights that its maker has now. Why a link does not work is the maker's affair: a secret that is
 * unknown, closed or expired, a proposal that was removed and a maker who may no longer make one are all one.
 *
 * @throws Failure `link-expired`
 */
async function proposalBehind(
  token: string,
  database: Database,
  loadedRevisions: LoadedRevisions,
  { rights, product }: ProposalFileParts,
) {
  const link = await liveLink(database, token);
  if (!link) throw linkOver();
  try {
    const owner = await rights.callerOf(link.owner);
    const { market, subVertical } = link.content;
    const may =
      owner.person.customerId === link.customer &&
      mayUse(owner.rights, { access: ["shareOfWallet"] }) &&
      mayReadMarket(owner.rights, market) &&
      mayReadVertical(owner.rights, verticalOf(subVertical));
    if (!may) throw linkOver();
    const locale = LOCALES.find((one) => one === link.locale) ?? "en-US";
    const { proposal, version, content } = link;
    const asked = { id: proposal, version, content, locale };
    const document = await documentOf(database, loadedRevisions, owner, asked, product);
    return { id: link.id, customer: link.customer, expiresAt: link.expiresAt.toISOString(), document };
  } catch (reason) {
    if (reason instanceof JobFault || (reason instanceof Failure && FAILURES[reason.code] < 500)) throw linkOver();
    throw reason;
  }
}

function linkOver(): Failure {
  return new Failure(
    "link-expired",
    "This link is not valid or has expired. Ask the person who sent it for a new one.",
  );
}

const DAY_MS = 24 * 3_600_000;

/** The last day counts to its end, wherever the caller is. */
function checkedTime(expiresAt: string): Date {
  const end = Date.parse(expiresAt);
  const wrong = (message: string) => new Failure("invalid-input", message, [{ pointer: "/body/expiresAt", message }]);
  if (end <= Date.now()) throw wrong("Must not be past.");
  if (end > Date.now() + (MOST_LINK_DAYS + 1) * DAY_MS) throw wrong(`Must be within ${MOST_LINK_DAYS} days.`);
  return new Date(end);
}

/** The logo as an address that holds it, since whoever opens a link can ask for nothing else; null without a usable one. */
function logoAddress({ logo }: Brand): string | null {
  const usable = usableLogo(logo);
  return usable && `data:${usable.type};base64,${Buffer.from(usable.bytes).toString("base64")}`;
}

/** A link as it leaves the server: everything but what opens it. */
function presentLink({ id, createdAt, expiresAt, lastOpenedAt, revokedAt, ...row }: LinkRow): ProposalLink {
  return {
    ...row,
    id: String(id),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    works: revokedAt === null && expiresAt.getTime() > Date.now(),
  };
}

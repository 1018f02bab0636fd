import type { FastifyInstance } from "fastify";
import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Names } from "#domain/taxonomy/name.ts";
import type { Queryable } from "#platform/database/database.ts";
import { newsIssue, type NewsIssue, type NewsIssueHead, type NewsPublication, newsPublications } from "../contract.ts";

export function newsRoutes(app: FastifyInstance): void {
  app.endpoint(newsPublications, async (_input, { caller, database }) => ({
    items: await selectPublications(database, caller.rights),
  }));

  app.endpoint(newsIssue, ({ params }, { caller, database }) =>
    selectIssue(database, caller.rights, Number(params.issue)),
  );
}

interface PublicationRow extends Pick<NewsPublication, "id" | "vertical" | "name" | "description"> {}

interface IssueRow extends Omit<NewsIssue, "id"> {
  readonly id: number;
  readonly vertical: string | null;
}

const ISSUE = `select issue.news_issue_id as id, issue.news_publication_id as publication, issue.number,
    issue.issued_on::text as date, issue.titles as title, issue.contents as sections, issue.sample, series.vertical
  from news_issue as issue join news_publication as series on series.news_publication_id = issue.news_publication_id`;

/** The publications of the verticals that these rights open, and those about everything; each with its issues, newest first. */
async function selectPublications(store: Queryable, rights: Rights): Promise<NewsPublication[]> {
  const series = await store.query<PublicationRow>(
    `select news_publication_id as id, vertical, names as name, descriptions as description
     from news_publication order by position, news_publication_id`,
  );
  const issues = await store.query<IssueRow>(`${ISSUE} order by issue.issued_on desc, issue.number desc`);
  return series
    .filter((one) => isOpen(one.vertical, rights))
    .map((one) => ({ ...one, issues: issues.filter(({ publication }) => publication === one.id).map(headOf) }));
}

/** @throws Failure `not-found`, also for an issue about a vertical that is not open to the reader */
async function selectIssue(store: Queryable, rights: Rights, id: number): Promise<NewsIssue> {
  const [issue] = await store.query<IssueRow>(`${ISSUE} where issue.news_issue_id = $1`, [id]);
  if (!issue || !isOpen(issue.vertical, rights)) throw new Failure("not-found", "This issue does not exist.");
  return { ...issue, id: String(issue.id) };
}

function isOpen(vertical: string | null, rights: Rights): boolean {
  return vertical === null || mayReadVertical(rights, vertical);
}

function headOf({ id, number, date, title, sections, sample }: IssueRow): NewsIssueHead {
  const names: Names[] = sections.map(({ name }) => name);
  const links = sections.reduce((sum, section) => sum + section.links.length, 0);
  return { id: String(id), number, date, title, sections: names, links, sample };
}

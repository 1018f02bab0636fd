import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { releaseNoteIn, type ReleaseNotes } from "#domain/revisions/releaseNotes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { standingOfPerson } from "#platform/identity/readStanding.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { checkStanding, type Standing } from "#platform/identity/standing.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { newRevisionMail } from "#platform/mail/words/newRevisionMail.ts";

interface Told {
  readonly label: string;
  readonly notes: ReleaseNotes | null;
}

/**
 * Writes to whoever wants to hear of new revisions by mail, with the release note in their language. Once for each revision: neither of the
 * very first one, nor when one is published again. Asked again of the same, nobody is written to twice.
 */
export function tellFollowers(
  database: Database,
  site: Site,
  { revision, before }: { readonly revision: number; readonly before: number | null },
): Promise<void> {
  return database.transaction(async (store) => {
    const [told] = await store.query<Told>(
      `update revision set told_at = now() where revision_id = $1 and told_at is null
       returning label, release_notes as notes`,
      [revision],
    );
    if (!told || before === null) return;
    const followers = await store.query<{ id: number }>(
      `select person_id as id from person_preference join person using (person_id)
       where revision_news = 'mail' and status = 'active' order by person_id`,
    );
    const linksOf = await unsubscribeLinks(store, site);
    for (const { id } of followers) {
      const standing = await standingOfPerson(store, id);
      if (!standing || !mayUseProduct(standing)) continue;
      const { name, email, language } = standing.person;
      const locale = LOCALES.find((known) => known === language) ?? "en-US";
      const facts = {
        product: site.product,
        name,
        revision: told.label,
        note: releaseNoteIn(told.notes, locale)?.text ?? "",
        link: pageLink(site, "releases", { edition: String(revision) }),
        unsubscribe: linksOf({ person: id, kind: "editions", about: null }),
      };
      await queueMail(store, email, composeMail(newRevisionMail, locale, facts));
    }
  });
}

/** Nobody is written to whose subscription has ended, or who may not sign in. */
function mayUseProduct(standing: Standing): boolean {
  try {
    checkStanding(standing, Date.now());
    return true;
  } catch (reason) {
    if (reason instanceof Failure) return false;
    throw reason;
  }
}

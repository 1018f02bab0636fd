import type { DataKind } from "#domain/dataKinds.ts";

/** What becomes of rows that refer to a person: they go, go unless they are shared with others, stay with her pseudonym, or let go of her. */
export type Fate = "goes" | "goesUnlessShared" | "stays" | "isFreed";

export interface PersonRows {
  readonly table: string;
  readonly column: string;
  readonly fate: Fate;
  /** Null for what is part of the account itself and needs no word of its own. */
  readonly kind: DataKind | null;
}

const of = (fate: Fate, kind: DataKind | null, ...references: readonly string[]): PersonRows[] =>
  references.map((reference) => {
    const [table = "", column = ""] = reference.split(".");
    return { table, column, fate, kind };
  });

/** Every reference to a person that the store has, in the order in which rows can go. A test holds it against the store's catalogue. */
export const PERSON_ROWS: readonly PersonRows[] = [
  ...of("goes", "signIns", "sign_in.person_id"),
  ...of("goes", "notifications", "notification.person_id"),
  ...of("goes", null, "saved_view_choice.person_id", "person_preference.person_id"),
  ...of("goesUnlessShared", "views", "saved_view.person_id"),
  ...of("goesUnlessShared", "scenarios", "scenario.person_id"),
  ...of("goes", "reports", "custom_report_run.person_id", "custom_report_recipient.person_id"),
  ...of("goesUnlessShared", "reports", "custom_report.person_id"),
  ...of("goes", "reports", "report_basket_item.person_id"),
  ...of("goes", "reportLinks", "report_link.person_id"),
  ...of("isFreed", null, "report_link.revoked_by"),
  // Her calls go with their history; what she changed on those of colleagues stays in theirs.
  ...of("goes", "calls", "call_entry.person_id"),
  ...of("stays", null, "call_change.person_id"),
  ...of("goes", null, "calendar_feed.person_id", "call_file.person_id", "call_goal.person_id"),
  ...of("isFreed", null, "call_goal.set_by"),
  ...of("goes", "comments", "team_comment.person_id"),
  ...of("goes", null, "comment_mention.person_id"),
  ...of("goes", "alerts", "alert.person_id", "alert_rule.person_id", "alert_subscription.person_id"),
  ...of("goes", null, "alert_digest.person_id"),
  ...of("goes", "marks", "content_mark.person_id", "aid_use.person_id", "team_aid_use.person_id"),
  ...of("goes", "messages", "contact_message.person_id"),
  ...of("goes", "requests", "access_request.person_id"),
  ...of("goes", "keys", "api_key.person_id"),
  ...of("goes", "jobs", "job.owner_id", "schedule.owner_id"),
  ...of("goes", null, "idempotent_answer.person_id", "single_use_token.person_id", "view_as.person_id"),
  ...of("stays", null, "view_as.administrator_id", "erasure.person_id", "erasure.asked_by"),
  ...of("stays", "revenue", "own_revenue_change.person_id"),
  ...of("stays", "companies", "company_change.person_id"),
  ...of("stays", "proposals", "proposal.person_id", "rate_card.person_id"),
  ...of("stays", null, "proposal_version.person_id", "proposal_step.person_id", "proposal_link.person_id"),
  ...of("goes", null, "crm_sign_in.person_id"),
  ...of("stays", "crm", "crm_connection.person_id"),
  ...of("isFreed", null, "crm_deal.owner_id"),
  ...of("stays", "deckTemplates", "deck_template.person_id"),
  ...of("stays", "markets", "custom_market.created_by"),
  ...of("stays", "aids", "team_aid.person_id"),
  ...of("stays", "webhooks", "webhook.owner_id"),
  ...of("stays", "shortLinks", "short_link.created_by"),
  ...of("stays", "editions", "revision.publish_by", "revision.review_asked_by", "revision.review_decided_by"),
  ...of("stays", "editions", "forecast_scenario.created_by", "forecast_change.changed_by", "forecast_run.started_by"),
  ...of("isFreed", "files", "stored_file.person_id"),
  ...of("isFreed", null, "client_logo.person_id"),
  ...of("isFreed", null, "customer.owner_id"),
  // Last: sessions are found by it.
  ...of("goes", null, "person_identity.person_id"),
];

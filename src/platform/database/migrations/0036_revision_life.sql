-- What administrators say of a revision and do with it on its way to readers. `note` is theirs alone; `release_notes` is one text per language, for
-- everybody. `checks` are what was checked after it was built. A review is of what the draft holds: another file ends it. `publish_at` is when a
-- draft goes out by itself, as it was built at `publish_built_at`; `publish_fault` says why it did not. A deleted revision can be had back until
-- its wallets are swept; its name stays, for views and scenarios that were made of it.
alter table revision
  add column version int not null default 1,
  add column note text not null default '',
  add column release_notes jsonb,
  add column checks jsonb,
  add column review_state text,
  add column review_note text,
  add column review_answer text,
  add column review_asked_by int,
  add column review_asked_at timestamptz,
  add column review_decided_by int,
  add column review_decided_at timestamptz,
  add column publish_at timestamptz,
  add column publish_built_at timestamptz,
  add column publish_by int,
  add column publish_fault text,
  add column deleted_at timestamptz,
  add column swept_at timestamptz,
  add constraint revision_review_known check (review_state in ('asked', 'approved', 'returned')),
  add constraint revision_review_asked_by_fkey foreign key (review_asked_by) references person (person_id),
  add constraint revision_review_decided_by_fkey foreign key (review_decided_by) references person (person_id),
  add constraint revision_publish_by_fkey foreign key (publish_by) references person (person_id);

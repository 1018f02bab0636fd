-- Who changed what, and when. Each entry carries the hash of the one before it, so that a missing or altered one shows.
create table audit_entry (
  position bigint not null,
  at timestamptz not null,
  actor_id int,
  actor text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  note text not null default '',
  previous_hash text not null,
  hash text not null,
  constraint audit_entry_pkey primary key (position)
);

create index audit_entry_of_subject on audit_entry (subject_kind, subject_id, position);

-- The chain's end. Whoever adds an entry locks this row, so that the chain never forks.
create table audit_end (
  only_row boolean not null default true,
  position bigint not null default 0,
  hash text not null default '',
  constraint audit_end_pkey primary key (only_row),
  constraint audit_end_single check (only_row)
);

create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is only ever added to'; end $$;

create trigger audit_entry_stays before update or delete on audit_entry for each row execute function refuse_audit_change();

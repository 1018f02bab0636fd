-- Files that somebody took out of a draft, which can be put back as long as it is one. `replaced` are the files that came back in their place.
create table draft_file_taken_out (
  revision_id int not null,
  import_id bigint not null,
  layout text not null,
  replaced bigint[] not null,
  taken_out_by text not null,
  taken_out_at timestamptz not null default now(),
  constraint draft_file_taken_out_pkey primary key (revision_id, import_id)
);

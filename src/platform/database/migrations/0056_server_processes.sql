-- The processes that serve this store, as each of them says of itself every few seconds. Unlogged: after a crash of the store they say so anew.
-- `files` tells places of files apart that have the same name on different machines.
create unlogged table server_process (
  server_process_id text not null,
  host text not null,
  pid int not null,
  version text not null,
  public_url text not null,
  files text not null,
  files_url text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  constraint server_process_pkey primary key (server_process_id)
);

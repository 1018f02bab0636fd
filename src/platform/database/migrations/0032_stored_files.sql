-- Files that people brought, as they are kept: looked at, and pictures drawn anew. The id is also the place of the bytes in the store of files.
-- `width` and `height` are those of pictures, null otherwise.
create table stored_file (
  stored_file_id text not null,
  name text not null,
  type text not null,
  bytes int not null,
  sha256 text not null,
  width int,
  height int,
  person_id int,
  created_at timestamptz not null default now(),
  constraint stored_file_pkey primary key (stored_file_id),
  constraint stored_file_person_fkey foreign key (person_id) references person (person_id)
);

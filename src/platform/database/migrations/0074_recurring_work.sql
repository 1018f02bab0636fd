-- What is done again and again, such as forgetting what is over: when it was last begun, how that ended, and when it is next due. Whichever process
-- sets `next_at` first does it.
create table recurring_work (
  name text not null,
  next_at timestamptz not null,
  -- Null until it was first begun.
  began_at timestamptz,
  -- Null while it is done.
  ended_at timestamptz,
  -- How the last one that ended did; why stands in the log.
  failed boolean not null default false,
  constraint recurring_work_pkey primary key (name)
);

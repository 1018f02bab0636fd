-- What was answered to a change that came with an `Idempotency-Key`, so that the same change sent again is answered and not made again. The store has the hash of the key,
-- and the answer sealed by the key itself, since answers can hold secrets. `status` and `answer` are null while the change is being made; a day later the row is gone.
create table idempotent_answer (
  person_id int not null,
  key_hash text not null,
  request_hash text not null,
  status smallint,
  location text,
  answer bytea,
  made_at timestamptz not null default now(),
  constraint idempotent_answer_pkey primary key (person_id, key_hash),
  constraint idempotent_answer_person_fkey foreign key (person_id) references person (person_id) on delete cascade
);

create index idempotent_answer_by_age on idempotent_answer (made_at);

create policy idempotent_answer_stays on idempotent_answer using (beyond_tenants() or person_id = tenant_person());

alter table idempotent_answer enable row level security, force row level security;

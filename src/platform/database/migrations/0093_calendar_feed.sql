-- The address at which a calendar program fetches somebody's dated calls, one of a person in each organisation. The store keeps the hash of its secret alone;
-- a new address takes the place of the one before. `fetched_at` is to the minute, null while nobody has come.
create table calendar_feed (
  person_id int not null,
  customer_id int not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  fetched_at timestamptz,
  constraint calendar_feed_pkey primary key (person_id, customer_id),
  constraint calendar_feed_token_key unique (token_hash),
  constraint calendar_feed_person_fkey foreign key (person_id) references person (person_id),
  constraint calendar_feed_customer_fkey foreign key (customer_id) references customer (customer_id)
);

create policy calendar_feed_stays on calendar_feed using (beyond_tenants() or (person_id = tenant_person() and customer_id = tenant_customer()));

alter table calendar_feed enable row level security, force row level security;

-- The logo of a client as it stands on the covers of what is made for it, for everybody of the organization. `client` is the name without regard to
-- case and spaces, by which it is found again.
create table client_logo (
  customer_id int not null,
  client text not null,
  name text not null,
  logo bytea not null,
  logo_type text not null,
  person_id int,
  at timestamptz not null default now(),
  constraint client_logo_pkey primary key (customer_id, client),
  constraint client_logo_customer_fkey foreign key (customer_id) references customer (customer_id),
  constraint client_logo_person_fkey foreign key (person_id) references person (person_id) on delete set null
);

create index client_logo_of_person on client_logo (person_id);

create policy client_logo_stays on client_logo using (beyond_tenants() or customer_id = tenant_customer());

alter table client_logo enable row level security, force row level security;

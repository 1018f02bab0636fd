-- For how many months an organization keeps what it knows of people outside of it, counted from when something last happened there; null for as long as the
-- organization is there, as it was before there was a choice.
create table customer_retention (
  customer_id int not null,
  contacts int,
  calls int,
  proposals int,
  version int not null default 1,
  constraint customer_retention_pkey primary key (customer_id),
  constraint customer_retention_customer_fkey foreign key (customer_id) references customer (customer_id),
  constraint customer_retention_contacts_known check (contacts in (12, 24, 36)),
  constraint customer_retention_calls_known check (calls in (12, 24, 36)),
  constraint customer_retention_proposals_known check (proposals in (12, 24, 36))
);

create policy customer_retention_stays on customer_retention using (beyond_tenants() or customer_id = tenant_customer());

alter table customer_retention enable row level security, force row level security;

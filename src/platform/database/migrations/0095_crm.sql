-- An organization's connection to its own customer management (CRM), one at most. `tokens` are sealed with the operator's key, which the store does not have.
-- `mapping` says to which field of theirs each of ours goes. `state` is ended when the CRM no longer takes the sign-in.
create table crm_connection (
  customer_id int not null,
  kind text not null,
  person_id int not null,
  account text not null,
  base_url text not null,
  tokens bytea not null,
  mapping jsonb not null,
  state text not null default 'active',
  version int not null default 1,
  connected_at timestamptz not null default now(),
  constraint crm_connection_pkey primary key (customer_id),
  constraint crm_connection_kind_known check (kind in ('hubspot', 'salesforce')),
  constraint crm_connection_state_known check (state in ('active', 'ended')),
  constraint crm_connection_customer_fkey foreign key (customer_id) references customer (customer_id),
  constraint crm_connection_person_fkey foreign key (person_id) references person (person_id)
);

-- A sign-in that somebody began: it is ended by the same person, once, within ten minutes. The state goes through the CRM; only its hash is kept.
create table crm_sign_in (
  state_hash text not null,
  customer_id int not null,
  person_id int not null,
  kind text not null,
  verifier bytea not null,
  expires_at timestamptz not null,
  constraint crm_sign_in_pkey primary key (state_hash),
  constraint crm_sign_in_customer_fkey foreign key (customer_id) references customer (customer_id),
  constraint crm_sign_in_person_fkey foreign key (person_id) references person (person_id)
);

-- What became of each company that was to be sent: the queue, its log and what both sides last agreed on, field by field. `conflicts` holds what stands on
-- either side where somebody has to choose. `record_id` is the company's id there; null while it was never found or written.
create table crm_company (
  customer_id int not null,
  company_id text not null,
  record_id text,
  agreed jsonb not null default '{}',
  conflicts jsonb,
  state text not null,
  fault text,
  words text,
  tries int not null default 0,
  queued_at timestamptz not null default now(),
  tried_at timestamptz,
  constraint crm_company_pkey primary key (customer_id, company_id),
  constraint crm_company_state_known check (state in ('waiting', 'sent', 'conflict', 'failed')),
  constraint crm_company_connection_fkey foreign key (customer_id) references crm_connection (customer_id) on delete cascade
);

create index crm_company_by_state on crm_company (customer_id, state, queued_at);

create policy crm_connection_stays on crm_connection using (beyond_tenants() or customer_id = tenant_customer());
create policy crm_sign_in_stays on crm_sign_in using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy crm_company_stays on crm_company using (beyond_tenants() or customer_id = tenant_customer());

alter table crm_connection enable row level security, force row level security;
alter table crm_sign_in enable row level security, force row level security;
alter table crm_company enable row level security, force row level security;

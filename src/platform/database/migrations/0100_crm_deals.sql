-- What comes back from a CRM into the call list. `stages` says which status of ours each stage there stands for: a list of {id, label, status}, in their
-- order. Changes there up to `read_to` have been read; `whole_at` is when everything was last read from the beginning, `read_of` names the companies
-- whose deals were read then. `asked_at` is when a reading was asked for that has not ended; null otherwise.
alter table crm_connection
  add column stages jsonb not null default '[]',
  add column takes_hourly boolean not null default false,
  add column read_to timestamptz,
  add column read_at timestamptz,
  add column whole_at timestamptz,
  add column read_of text,
  add column read_fault text,
  add column asked_at timestamptz;

-- A deal of a company that stands here, as it was last read. `owner_id` is the person of the organization who owns it there; where nobody here has that
-- address, `owner_words` names the owner. `call_entry_id` is the call that it stands for, `agreed` what both sides last had of it.
create table crm_deal (
  customer_id int not null,
  deal_id text not null,
  company_id text not null,
  name text not null,
  stage text,
  owner_id int,
  owner_words text,
  dollars bigint,
  changed_at timestamptz not null,
  read_at timestamptz not null default now(),
  call_entry_id bigint,
  agreed jsonb not null default '{}',
  taken_at timestamptz,
  constraint crm_deal_pkey primary key (customer_id, deal_id),
  constraint crm_deal_connection_fkey foreign key (customer_id) references crm_connection (customer_id) on delete cascade,
  constraint crm_deal_owner_fkey foreign key (owner_id) references person (person_id),
  constraint crm_deal_call_fkey foreign key (call_entry_id) references call_entry (call_entry_id) on delete set null
);

create unique index crm_deal_of_call on crm_deal (call_entry_id) where call_entry_id is not null;

create index crm_deal_of_owner on crm_deal (owner_id) where owner_id is not null;

-- The CRM that a change came from; null where a person made it here.
alter table call_change
  add column origin text,
  add constraint call_change_origin_known check (origin in ('hubspot', 'salesforce'));

create policy crm_deal_stays on crm_deal using (beyond_tenants() or customer_id = tenant_customer());

alter table crm_deal enable row level security, force row level security;

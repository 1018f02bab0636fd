-- Next steps of calls as tasks in the CRM. `sends_tasks` is whether an organization wants that; `task_fault` is why the last sending ended, null where it went well.
alter table crm_connection
  add column sends_tasks boolean not null default false,
  add column task_fault text;

-- The task that a call's next step became. `sent` is what was last sent: subject, due, company, a day as text. `state` is making while an answer is out, open, closed when
-- the step is done here, theirs where somebody changed or removed the task there, failed where the CRM refused it.
create table crm_task (
  call_entry_id bigint not null,
  customer_id int not null,
  task_id text,
  sent jsonb not null,
  state text not null,
  words text,
  sent_at timestamptz not null default now(),
  constraint crm_task_pkey primary key (call_entry_id),
  constraint crm_task_state_known check (state in ('making', 'open', 'closed', 'theirs', 'failed')),
  constraint crm_task_call_fkey foreign key (call_entry_id) references call_entry (call_entry_id) on delete cascade,
  constraint crm_task_connection_fkey foreign key (customer_id) references crm_connection (customer_id) on delete cascade
);

create index crm_task_of_customer on crm_task (customer_id);

create policy crm_task_stays on crm_task using (beyond_tenants() or customer_id = tenant_customer());

alter table crm_task enable row level security, force row level security;

-- Before a company without a CRM id is added to the CRM, one that is there already is looked for by web address and name. `matches` holds those that were
-- found while somebody has to say which of them it is, or that it is none: a list of {record, name, website, city}. `is_decided` says that somebody did.
alter table crm_company
  add column matches jsonb,
  add column is_decided boolean not null default false,
  drop constraint crm_company_state_known;

alter table crm_company
  add constraint crm_company_state_known check (state in ('waiting', 'sent', 'conflict', 'match', 'failed'));

-- Calls and companies of which webhooks of their organization are still to be told, once however often they change until then. Kept only where a webhook wants to know.
create table changed_record (
  customer_id int not null,
  kind text not null,
  record_id text not null,
  changed_at timestamptz not null default now(),
  constraint changed_record_pkey primary key (customer_id, kind, record_id),
  constraint changed_record_kind_known check (kind in ('call', 'company')),
  constraint changed_record_customer_fkey foreign key (customer_id) references customer (customer_id) on delete cascade
);

-- The first argument says what changed, the second which column names it.
create function note_changed_record() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin execute format('insert into changed_record (customer_id, kind, record_id) select distinct changed.customer_id, $1, changed.%I::text from changed where exists (select 1 from webhook where webhook.customer_id = changed.customer_id and $2 = any(webhook.events) and webhook.deleted_at is null) on conflict (customer_id, kind, record_id) do update set changed_at = now()', tg_argv[1]) using tg_argv[0], tg_argv[0] || '.changed'; return null; end $$;

create trigger call_entry_told_added after insert on call_entry referencing new table as changed for each statement execute function note_changed_record('call', 'call_entry_id');
create trigger call_entry_told_changed after update on call_entry referencing new table as changed for each statement execute function note_changed_record('call', 'call_entry_id');
create trigger company_told_added after insert on company referencing new table as changed for each statement execute function note_changed_record('company', 'company_id');
create trigger company_told_changed after update on company referencing new table as changed for each statement execute function note_changed_record('company', 'company_id');
create trigger company_told_gone after delete on company referencing old table as changed for each statement execute function note_changed_record('company', 'company_id');

create policy changed_record_stays on changed_record using (beyond_tenants() or customer_id = tenant_customer());

alter table changed_record enable row level security, force row level security;

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

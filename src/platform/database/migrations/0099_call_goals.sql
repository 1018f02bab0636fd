-- What somebody is to win in a quarter, in whole dollars, as set by who sees the team's calls. `set_by` is null once that person is erased.
create table call_goal (
  customer_id int not null,
  person_id int not null,
  year int not null,
  quarter int not null,
  dollars bigint not null,
  set_by int,
  set_at timestamptz not null default now(),
  constraint call_goal_pkey primary key (customer_id, person_id, year, quarter),
  constraint call_goal_quarter_known check (quarter between 1 and 4),
  constraint call_goal_dollars_known check (dollars > 0),
  constraint call_goal_customer_fkey foreign key (customer_id) references customer (customer_id),
  constraint call_goal_person_fkey foreign key (person_id) references person (person_id),
  constraint call_goal_set_by_fkey foreign key (set_by) references person (person_id)
);

create policy call_goal_stays on call_goal using (beyond_tenants() or (customer_id = tenant_customer() and (person_id = tenant_person() or tenant_sees_team_calls())));

alter table call_goal enable row level security, force row level security;

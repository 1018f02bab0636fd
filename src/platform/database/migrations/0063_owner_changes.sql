-- Whose things have changed: one row for each person or organisation and statement, added in the transaction of the change and never altered, so
-- nobody waits for anybody. A process that keeps answers asks once for everybody whether they still hold: what was added by transactions that
-- were not over when it asked last. Numbers of transactions, since rows become visible in another order than that of their own numbers.
create table owner_change (
  owner_change_id bigint generated always as identity,
  what text not null,
  owner int not null,
  changed_in xid8 not null default pg_current_xact_id(),
  constraint owner_change_pkey primary key (owner_change_id)
);

create index owner_change_by_transaction on owner_change (changed_in);

-- The first argument says what changed, the second which column says whose it is. An embedded store's only process hears of it before its
-- statement is answered. The definer's rights, since callers may not touch the table.
create function note_owner_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin execute format('insert into owner_change (what, owner) select distinct $1, %I from changed', tg_argv[1]) using tg_argv[0]; perform pg_notify('owner_changed', ''); return null; end $$;

create trigger notification_added after insert on notification referencing new table as changed for each statement execute function note_owner_change('notification', 'person_id');
create trigger notification_changed after update on notification referencing new table as changed for each statement execute function note_owner_change('notification', 'person_id');
create trigger notification_gone after delete on notification referencing old table as changed for each statement execute function note_owner_change('notification', 'person_id');

create trigger own_revenue_added after insert on own_revenue referencing new table as changed for each statement execute function note_owner_change('own_revenue', 'customer_id');
create trigger own_revenue_changed after update on own_revenue referencing new table as changed for each statement execute function note_owner_change('own_revenue', 'customer_id');
create trigger own_revenue_gone after delete on own_revenue referencing old table as changed for each statement execute function note_owner_change('own_revenue', 'customer_id');

-- Own revenue says who brought it and in which file.
create trigger own_revenue_source_changed after update on own_revenue_change referencing new table as changed for each statement execute function note_owner_change('own_revenue', 'customer_id');

create function note_renamed_person() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin insert into owner_change (what, owner) values ('own_revenue', new.customer_id); perform pg_notify('owner_changed', ''); return null; end $$;

create trigger own_revenue_people_renamed after update on person for each row when (old.name is distinct from new.name) execute function note_renamed_person();

-- What somebody is signed in with ends when the password is replaced, at a sign-out and when the account is closed or opened again.
-- Tokens of a cloud provider say when they were made: one from before this moment is refused. Tokens of the local provider name their
-- grant, and are dead with it.
alter table person add column signed_out_at timestamptz;

-- Made with the sample set, to try the product with.
alter table person add column demo boolean not null default false;

-- Whom somebody made or invited under those addresses is no demo account: that is in the audit log.
update person set demo = true where email in ('admin@spotmarket.example', 'seller@spotmarket.example', 'radio@spotmarket.example', 'basic@spotmarket.example') and not exists (select 1 from audit_entry where subject_kind = 'person' and subject_id = person.person_id::text and action in ('person.created', 'person.invited', 'person.activated', 'person.linked'));

-- Since when the password is what it is; null: since the account was made.
alter table local_account add column password_set_at timestamptz;

create or replace function end_sign_ins(whose int) returns void language plpgsql security definer set search_path = public, pg_temp as $$ begin if beyond_tenants() or tenant_administers() or whose = tenant_person() then delete from oidc_payload where payload->>'accountId' in (select subject from person_identity where person_id = whose); update view_as set ended_at = now() where administrator_id = whose and ended_at is null; update person set signed_out_at = clock_timestamp() where person_id = whose; end if; end $$;

-- However an account is closed or opened again, nothing from before opens anything after.
create function sign_person_out() returns trigger language plpgsql as $$ begin new.signed_out_at := clock_timestamp(); return new; end $$;

create trigger person_signed_out before update of status on person for each row when (old.status is distinct from new.status and 'disabled' in (old.status, new.status)) execute function sign_person_out();

-- A grant that ends, and a sign-in at a cloud provider that is ended here, are told to every process as a change of rights is.
create constraint trigger grant_end_announced after delete on oidc_payload deferrable initially deferred for each row when (old.type = 'Grant' and old.expires_at > now()) execute function announce_rights();

create constraint trigger sign_out_announced after insert on oidc_payload deferrable initially deferred for each row when (new.type = 'Ended') execute function announce_rights();

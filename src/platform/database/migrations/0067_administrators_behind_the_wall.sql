-- Administrators are behind the wall too. What they answer for they see there: webhooks of every organisation, as keys and links before.
alter policy webhook_stays on webhook using (beyond_tenants() or tenant_administers() or customer_id = tenant_customer());

-- Ends what somebody is signed in with: of herself, or where an administrator switches her off, who may not read those tables either.
create function end_sign_ins(whose int) returns void language plpgsql security definer set search_path = public, pg_temp as $$ begin if beyond_tenants() or tenant_administers() or whose = tenant_person() then delete from oidc_payload where payload->>'accountId' in (select subject from person_identity where person_id = whose); end if; end $$;

-- The same, and the links that were mailed to her.
create or replace function end_sessions(whose int) returns void language plpgsql security definer set search_path = public, pg_temp as $$ begin if beyond_tenants() or tenant_administers() or whose = tenant_person() then perform end_sign_ins(whose); update single_use_token set expires_at = now() where person_id = whose and used_at is null and expires_at > now(); end if; end $$;

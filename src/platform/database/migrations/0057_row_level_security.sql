-- A second wall between organisations, under the checks of the API: what an organisation or a person has of their own is found by them alone,
-- whatever a query forgot to ask. The product reads and writes for a caller in transactions that say who that is (`spotmarket.person`,
-- `spotmarket.customer`, `spotmarket.administrator`) and that run as the role `spotmarket_app`, which sees nothing where it is not said. The
-- store's owner sees all rows as long as it speaks for nobody: background work, the command line, backups, and what administrators alone may call.
-- See decision 33.
create function tenant_person() returns int language sql stable as $$ select nullif(current_setting('spotmarket.person', true), '')::int $$;

create function tenant_customer() returns int language sql stable as $$ select nullif(current_setting('spotmarket.customer', true), '')::int $$;

create function tenant_administers() returns boolean language sql stable as $$ select coalesce(current_setting('spotmarket.administrator', true), '') = 'on' $$;

create function beyond_tenants() returns boolean language sql stable as $$ select current_user <> 'spotmarket_app' and coalesce(current_setting('spotmarket.person', true), '') = '' $$;

-- Of an organisation, whoever of its people asks.
create policy own_revenue_change_stays on own_revenue_change using (beyond_tenants() or customer_id = tenant_customer());
create policy own_revenue_stays on own_revenue using (beyond_tenants() or customer_id = tenant_customer());
create policy short_link_stays on short_link using (beyond_tenants() or customer_id = tenant_customer());
create policy webhook_stays on webhook using (beyond_tenants() or customer_id = tenant_customer());
create policy webhook_delivery_stays on webhook_delivery using (beyond_tenants() or exists (select 1 from webhook where webhook.webhook_id = webhook_delivery.webhook_id));

-- Of a person, and of colleagues as far as they share it.
create policy saved_view_choice_stays on saved_view_choice using (beyond_tenants() or person_id = tenant_person() or exists (select 1 from saved_view where saved_view.saved_view_id = saved_view_choice.saved_view_id and saved_view.person_id = tenant_person()));
create policy scenario_stays on scenario using (beyond_tenants() or (customer_id = tenant_customer() and (shared or person_id = tenant_person())));
create policy saved_view_stays on saved_view using (beyond_tenants() or (customer_id = tenant_customer() and (shared or person_id = tenant_person())));
create policy custom_report_stays on custom_report using (beyond_tenants() or (customer_id = tenant_customer() and (shared or person_id = tenant_person())));
create policy custom_report_schedule_stays on custom_report_schedule using (beyond_tenants() or exists (select 1 from custom_report where custom_report.custom_report_id = custom_report_schedule.custom_report_id));
create policy custom_report_recipient_stays on custom_report_recipient using (beyond_tenants() or person_id = tenant_person() or exists (select 1 from custom_report where custom_report.custom_report_id = custom_report_recipient.custom_report_id));
create policy custom_report_run_stays on custom_report_run using (beyond_tenants() or person_id = tenant_person() or exists (select 1 from custom_report where custom_report.custom_report_id = custom_report_run.custom_report_id));

-- Of a person alone. Anybody may be told something: who writes a notice cannot read it.
create policy call_entry_stays on call_entry using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy report_basket_item_stays on report_basket_item using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy alert_rule_stays on alert_rule using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy alert_stays on alert using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy alert_subscription_stays on alert_subscription using (beyond_tenants() or (customer_id = tenant_customer() and person_id = tenant_person()));
create policy alert_digest_stays on alert_digest using (beyond_tenants() or person_id = tenant_person());
create policy person_preference_stays on person_preference using (beyond_tenants() or person_id = tenant_person());
create policy content_mark_stays on content_mark using (beyond_tenants() or person_id = tenant_person());
create policy notification_stays on notification using (beyond_tenants() or person_id = tenant_person());
create policy notification_told on notification for insert with check (true);

-- Of a person or an organisation, and of the administrators who answer for it.
create policy api_key_stays on api_key using (beyond_tenants() or tenant_administers() or person_id = tenant_person());
create policy contact_message_stays on contact_message using (beyond_tenants() or tenant_administers() or person_id = tenant_person());
create policy report_link_stays on report_link using (beyond_tenants() or tenant_administers() or person_id = tenant_person() or revoked_by = tenant_person());
create policy team_aid_stays on team_aid using (beyond_tenants() or tenant_administers() or customer_id = tenant_customer());
create policy team_aid_file_stays on team_aid_file using (beyond_tenants() or tenant_administers() or customer_id = tenant_customer());
create policy team_aid_version_stays on team_aid_version using (beyond_tenants() or exists (select 1 from team_aid where team_aid.team_aid_id = team_aid_version.team_aid_id));
create policy team_aid_use_stays on team_aid_use using (beyond_tenants() or exists (select 1 from team_aid where team_aid.team_aid_id = team_aid_use.team_aid_id));
create policy custom_market_stays on custom_market using (beyond_tenants() or tenant_administers() or customer_id = tenant_customer() or exists (select 1 from customer where customer.customer_id = tenant_customer() and 'custom-' || custom_market.custom_market_id = any (customer.markets)));

-- Forced, so that the owner is bound too where it speaks for somebody and the role cannot be had.
alter table own_revenue_change enable row level security, force row level security;
alter table own_revenue enable row level security, force row level security;
alter table short_link enable row level security, force row level security;
alter table webhook enable row level security, force row level security;
alter table webhook_delivery enable row level security, force row level security;
alter table scenario enable row level security, force row level security;
alter table saved_view enable row level security, force row level security;
alter table custom_report enable row level security, force row level security;
alter table custom_report_schedule enable row level security, force row level security;
alter table custom_report_recipient enable row level security, force row level security;
alter table custom_report_run enable row level security, force row level security;
alter table saved_view_choice enable row level security, force row level security;
alter table call_entry enable row level security, force row level security;
alter table report_basket_item enable row level security, force row level security;
alter table alert_rule enable row level security, force row level security;
alter table alert enable row level security, force row level security;
alter table alert_subscription enable row level security, force row level security;
alter table alert_digest enable row level security, force row level security;
alter table person_preference enable row level security, force row level security;
alter table content_mark enable row level security, force row level security;
alter table api_key enable row level security, force row level security;
alter table notification enable row level security, force row level security;
alter table contact_message enable row level security, force row level security;
alter table report_link enable row level security, force row level security;
alter table team_aid enable row level security, force row level security;
alter table team_aid_file enable row level security, force row level security;
alter table team_aid_version enable row level security, force row level security;
alter table team_aid_use enable row level security, force row level security;
alter table custom_market enable row level security, force row level security;

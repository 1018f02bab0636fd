-- Before a company without a CRM id is added to the CRM, one that is there already is looked for by web address and name. `matches` holds those that were
-- found while somebody has to say which of them it is, or that it is none: a list of {record, name, website, city}. `is_decided` says that somebody did.
alter table crm_company
  add column matches jsonb,
  add column is_decided boolean not null default false,
  drop constraint crm_company_state_known;

alter table crm_company
  add constraint crm_company_state_known check (state in ('waiting', 'sent', 'conflict', 'match', 'failed'));

-- Everything that is stated once a change was made, so that an earlier state can be had back; changes kept before this came up have none.
alter table forecast_change add column assumptions jsonb;

create index forecast_change_of_revision on forecast_change (revision_id, forecast_change_id) where revision_id is not null;

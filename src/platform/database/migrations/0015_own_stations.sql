-- The stations a person sells for, by id. Which medium and market are hers follows from them.
alter table person_preference
  add column stations text[] not null default '{}';

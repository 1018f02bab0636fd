-- A company can be added and changed by hand too.
alter table company_change drop constraint company_change_kind_known;
alter table company_change
  add constraint company_change_kind_known check (kind in ('file', 'merged', 'apart', 'removed', 'added', 'changed'));

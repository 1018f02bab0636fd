-- Comments of a team, counted from when they were written, are kept for as long as its organization chooses, as contacts, calls and proposals are.
alter table customer_retention add column comments int;
alter table customer_retention add constraint customer_retention_comments_known check (comments in (12, 24, 36));

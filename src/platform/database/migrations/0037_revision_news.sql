-- How a person wants to hear of new editions of the data: not at all, in the app, or in the app and by mail. `told_at` is when readers were told of
-- a revision; none is announced twice.
alter table person_preference
  add column revision_news text not null default 'app',
  add constraint person_preference_revision_news_known check (revision_news in ('none', 'app', 'mail'));

alter table revision
  add column told_at timestamptz;

update revision set told_at = published_at where status <> 'draft';

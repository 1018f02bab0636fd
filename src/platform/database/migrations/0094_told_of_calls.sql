-- Whether a mail tells somebody of what others do about her calls, beside the notice in the app, and when that was ended by a link in one of them.
alter table person_preference
  add column call_news text not null default 'app',
  add column call_news_unsubscribed_at timestamptz,
  add constraint person_preference_call_news_known check (call_news in ('app', 'mail'));

-- Mails that come regularly can be ended from the mail program. `unsubscribe` is the address that its server posts to; it is wiped with the words.
alter table mail add column unsubscribe text;

-- When the mails of a kind were ended by a link in one of them, so that this can be taken back; null where they come, or were ended in the app.
alter table alert_subscription add column unsubscribed_at timestamptz;

alter table person_preference add column revision_news_unsubscribed_at timestamptz;

alter table content_mark add column unsubscribed_at timestamptz;

-- Of colleagues: whether they are served. Of whoever made the report: whether a mail tells of it, since it is made all the same.
alter table custom_report_recipient add column unsubscribed_at timestamptz;

-- Webhooks that lead into a chat: `slack` and `teams` receive words and a link in the form that these take, unsigned, since whoever has the address may post.
alter table webhook add column kind text not null default 'signed';
alter table webhook add constraint webhook_kind_known check (kind in ('signed', 'slack', 'teams'));

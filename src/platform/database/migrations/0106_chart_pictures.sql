-- Whether a webhook that leads into a chat shows the chart of what it tells: figures, to whoever reads the channel, so only where its maker says so.
alter table webhook add column pictures boolean not null default false;
alter table webhook add constraint webhook_pictures_in_chats check (kind <> 'signed' or not pictures);

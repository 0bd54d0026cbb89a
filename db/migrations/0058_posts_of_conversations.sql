-- What a colleague posted for a client, after their session had ended, waits as well. It is of the
-- client, sealed with their key; the colleague comes at it by the mandate by which it was written, for
-- as long as that lasts, and so nobody else does who uses the same browser.
alter table pending_posts add column mandate_id uuid references mandates on delete cascade;
create index on pending_posts (mandate_id);

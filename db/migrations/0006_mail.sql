-- Outgoing mail: a row in the transaction of its cause, sent by a background job. Address and
-- contents are sealed, and removed once the mail has been handed over.
create table mails (
  id uuid primary key,
  kind text not null,
  sealed bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'needs_review')),
  created_at timestamptz not null default now(),
  first_attempt_at timestamptz,
  sent_at timestamptz
);
create index on mails (created_at);

alter table mails enable row level security;
grant select, insert, update, delete on mails to wensenregister_app;

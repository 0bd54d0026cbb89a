-- Deleting an account: asked for, then seven days to think again, then carried out by a job
-- (specification 2.1).

-- Who has asked for it. The row goes with the account. The link in the mail takes the request back
-- without signing in.
create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  requested_at timestamptz not null default now(),
  execute_after timestamptz not null
);

alter table account_deletions enable row level security;
-- Nothing is updated; locking a row asks for the right to.
grant select, insert, update (execute_after), delete on account_deletions to wensenregister_app;

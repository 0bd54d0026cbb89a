-- What someone posted whose session had ended, until they have signed in again, goes by the name of
-- its form. It used to go by the address of its page, in one of two columns, under which it was
-- sealed as well: what still waits, for an hour at most, can be opened no more and goes.
drop table carried_posts;

-- One row for each browser that posted a form, since who knows the id of an account must not be able
-- to replace what its owner posted. Sealed with their own key; the token is in a cookie of that
-- browser.
create table pending_posts (
  user_id uuid not null references users on delete cascade,
  form text not null,
  token bytea not null,
  sealed bytea not null check (length(sealed) <= 4194304),
  expires_at timestamptz not null,
  primary key (user_id, form, token)
);
create index on pending_posts (expires_at);

alter table pending_posts enable row level security;
grant select, insert, update, delete on pending_posts to wensenregister_app;

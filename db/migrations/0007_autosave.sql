-- Automatic saves. A form saves many times; each save has a higher number than the one before, so
-- that one which arrives late is known, and the revision that it left shows whether someone else
-- has saved since. -1 is no revision: of a save from before, or of a form that went on as another.
alter table wish_saves
  add column sequence integer not null default 0,
  add column revision integer not null default -1;

-- What someone posted whose session had ended, until they have signed in again. Sealed with their
-- own key; the token is in a cookie of the browser that posted it.
create table carried_posts (
  user_id uuid not null references users on delete cascade,
  page text not null,
  token bytea not null,
  sealed bytea not null check (length(sealed) <= 4194304),
  expires_at timestamptz not null,
  primary key (user_id, page)
);
create index on carried_posts (expires_at);

alter table carried_posts enable row level security;
grant select, insert, update, delete on carried_posts to wensenregister_app;
create policy own on carried_posts for select using (user_id = actor_id());
create policy own_end on carried_posts for delete using (user_id = actor_id());
create policy accounts on carried_posts using (actor_system() = 'accounts');
create policy cleaning on carried_posts using (actor_system() = 'cleaning');

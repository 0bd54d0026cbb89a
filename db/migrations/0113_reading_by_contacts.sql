-- Contacts who read what someone lets them read while they live. They need no account: by a link in a mail
-- to their address a browser gets a visit, which ends by itself.
create table relative_visits (
  id uuid primary key default gen_random_uuid(),
  -- Of the cookie.
  hash bytea not null unique,
  -- Whose it is: a keyed hash of the address that the link went to.
  address bytea not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table relative_visits is
  'That a browser may read what was given to the contact with an address, for two hours without a page';
create index on relative_visits (address);

-- Where someone stopped reading, to go on there the next time.
create table relative_places (
  relative_id uuid primary key references relatives on delete cascade,
  chapter text not null check (chapter ~ '^[a-z]+(-[a-z]+){0,3}$'),
  changed_at timestamptz not null default now()
);
comment on table relative_places is 'At which chapter a contact stopped reading';

alter table relative_visits enable row level security;
alter table relative_places enable row level security;
grant select, insert, delete, update (seen_at) on relative_visits to wensenregister_app;
grant select, insert, delete, update (chapter, changed_at) on relative_places to wensenregister_app;

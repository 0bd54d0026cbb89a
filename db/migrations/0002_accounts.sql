-- Accounts: who can sign in, with which roles and keys, and what waits for signing in.
-- Specification sections 2.3, 3, 6.

-- People who can sign in.
create table users (
  id uuid primary key,
  email citext not null unique check (length(email) <= 255),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

-- What someone may do beside keeping their own wishes.
create table user_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('admin', 'staff', 'franchise')),
  primary key (user_id, role)
);

-- The data keys of a person, wrapped by a master key. Removing the rows makes everything that was
-- sealed with them unreadable for good.
create table person_keys (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('personal', 'secret')),
  wrapped bytea not null,
  primary key (user_id, purpose)
);

-- Browsers that are signed in; the id is the hash of what their cookie holds.
create table sessions (
  id bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Names the session in the browser of its owner: neither the id nor its hash leaves the server.
  handle uuid not null unique default gen_random_uuid(),
  -- The families of browser and system, as people call them, so that their owner tells them apart.
  browser text,
  system text
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Links in mails, by the hash of what they hold. The payload of a sign-up is what was typed, sealed.
create table tokens (
  id bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'link')),
  payload bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on tokens (user_id, purpose);
create index on tokens (expires_at);

-- What someone who is not signed in asked us to mail to an address. A job looks the address up, so
-- that neither the answer nor its time tells whether it has an account. Sealed by the application,
-- and removed when the job is done.
create table mail_requests (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);

-- What someone posted whose session had ended, until they have signed in again: one row for each
-- browser that posted to a page, since who knows the id of an account must not be able to replace
-- what its owner posted. Sealed with their own key; the token is in a cookie of that browser.
-- `pattern` says of which page it is; `page` did before, and is empty in new rows.
create table carried_posts (
  user_id uuid not null references users on delete cascade,
  page text,
  token bytea not null,
  sealed bytea not null check (length(sealed) <= 4194304),
  expires_at timestamptz not null,
  pattern text,
  unique (user_id, page),
  unique (user_id, pattern, token),
  check (num_nonnulls(page, pattern) = 1)
);
create index on carried_posts (expires_at);

alter table users enable row level security;
alter table user_roles enable row level security;
alter table person_keys enable row level security;
alter table sessions enable row level security;
alter table tokens enable row level security;
alter table mail_requests enable row level security;
alter table carried_posts enable row level security;

grant select, insert, update, delete
  on users, user_roles, person_keys, sessions, tokens, carried_posts to wensenregister_app;
grant select, insert, delete on mail_requests to wensenregister_app;

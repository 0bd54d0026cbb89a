-- Passkeys: a second factor that cannot be phished. A device keeps the private key; we keep the
-- public one, which is no secret.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- What the device calls it.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- How often the device signed, where it counts: a copy of the key would fall behind.
  counter bigint not null,
  -- How a browser reaches the device: 'internal', 'usb', 'hybrid'.
  transports text[] not null,
  -- What its owner calls it, sealed.
  name bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (user_id);

alter table passkeys enable row level security;
grant select, insert, update, delete on passkeys to wensenregister_app;

-- What a device must sign now, by its hash: for this session, once, for five minutes.
alter table sessions
  add column challenge bytea,
  add column challenge_for text check (challenge_for in ('add', 'show')),
  add column challenge_at timestamptz;

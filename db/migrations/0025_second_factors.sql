-- The second factor: codes of an app on a telephone (TOTP), and recovery codes for who lost it.

-- The secret that the app and we share, sealed with a key of its owner. One that is being set up does
-- not count until a code of it was shown; the one before goes on until then.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed bytea,
  -- Of the newest code that was used: none counts twice.
  last_step bigint not null default 0,
  sealed_new bytea,
  new_since timestamptz,
  -- A recovery code was used: the telephone is lost, its codes count no more, and another is set up
  -- before anything else.
  lost_at timestamptz
);

-- Ten codes that each work once, by their hash. They are random, 80 bits each.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, hash)
);

alter table second_factors enable row level security;
alter table recovery_codes enable row level security;
grant select, insert, update, delete on second_factors, recovery_codes to wensenregister_app;

-- When who uses the session last showed once more who they are.
alter table sessions add column proven_at timestamptz;

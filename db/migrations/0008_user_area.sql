-- The user area: consents with their history, sessions that their owner can tell apart, and a seal
-- on the confirmed versions of a file. Specification sections 2.1, 3 and 4.

-- One row each time that a consent was given; withdrawing marks the row, nothing is overwritten.
create table consents (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('privacy', 'health')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, kind, given_at)
);
insert into consents (user_id, kind, version, given_at)
  select user_id, 'privacy', privacy_consent_version, privacy_consent_at from profiles
   where privacy_consent_version is not null and privacy_consent_at is not null;

alter table consents enable row level security;
grant select, insert, update (withdrawn_at) on consents to wensenregister_app;
create policy own on consents using (user_id = actor_id());
create policy accounts on consents using (actor_system() = 'accounts');

-- Names a session in the browser of its owner: neither the id nor its hash leaves the server. Of
-- the device only the families of browser and system are kept, as people call them.
alter table sessions
  add column handle uuid not null unique default gen_random_uuid(),
  add column browser text,
  add column system text;

-- A keyed hash over the number and hash of the newest confirmed version, under the owner's key: a
-- version that was taken away from the end is missed. Empty on files whose newest version is older.
alter table wishes add column versions_seal bytea;

-- The command that checks the versions of every file reads, and changes nothing.
create policy versions on wishes for select using (actor_system() = 'versions');
create policy versions on wish_versions for select using (actor_system() = 'versions');
create policy versions on person_keys for select using (actor_system() = 'versions');

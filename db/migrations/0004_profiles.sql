-- Who someone is, whom they trust and what they agreed to. Specification sections 2.1, 3 and 4.
-- What people write is sealed by the application (bytea).

-- Name and address of a person, sealed, and when they want to be reminded.
create table profiles (
  user_id uuid primary key references users on delete cascade,
  sealed bytea not null,
  reminder_frequency text not null default 'never'
    check (reminder_frequency in ('never', 'yearly', 'custom')),
  reminder_interval_months integer check (reminder_interval_months between 1 and 24),
  privacy_consent_version text,
  privacy_consent_at timestamptz,
  referred_by_franchise_id uuid references franchise_partners on delete set null,
  referral_tracked_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Counting starts anew when the choice of a reminder changes, whoever changes it.
  reminder_set_at timestamptz
);
create index on profiles (referred_by_franchise_id);

-- People whom someone trusts: name and address, sealed.
create table trusted_contacts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  position integer not null,
  sealed bytea not null
);
create index on trusted_contacts (owner_id);

-- One row each time that a consent was given; withdrawing marks the row, nothing is overwritten.
create table consents (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('privacy', 'health')),
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (user_id, kind, given_at)
);

alter table profiles enable row level security;
alter table trusted_contacts enable row level security;
alter table consents enable row level security;

grant select, insert, update, delete on profiles, trusted_contacts to wensenregister_app;
grant select, insert, update (withdrawn_at) on consents to wensenregister_app;

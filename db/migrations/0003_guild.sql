-- The guild: funeral directors who take part. Specification sections 2.8, 3 and 5.

-- Companies that applied or take part, and what they say of themselves.
create table franchise_partners (
  id uuid primary key,
  -- Empty until the company has an account.
  user_id uuid unique references users on delete set null,
  company_name text not null,
  contact_name text not null,
  email citext not null,
  phone text,
  street text,
  house_number text,
  postal_code text,
  city text,
  website text,
  status text not null default 'inactive' check (status in ('active', 'inactive')),
  referral_code text not null unique,
  created_at timestamptz not null default now(),
  kvk text check (kvk ~ '^[0-9]{8}$')
);

alter table franchise_partners enable row level security;
grant select, insert, update on franchise_partners to wensenregister_app;

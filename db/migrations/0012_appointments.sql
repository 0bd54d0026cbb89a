-- Appointments and requests to be called back (specification 2.10, 3, 4).
create extension if not exists btree_gist;

-- Conversations that visitors and people with an account book.
create table appointments (
  id uuid primary key,
  -- Empty for a visitor.
  customer_user_id uuid references users on delete set null,
  appointment_type text not null
    check (appointment_type in ('online_consultation', 'location_consultation')),
  scheduled_date timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 1 and 480),
  ends_at timestamptz not null,
  location text check (location in ('zwolle', 'oegstgeest')),
  -- Name, e-mail, phone and remarks, sealed by the application.
  notes bytea not null,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
  -- Of the calendar entry: how often it was changed.
  sequence integer not null default 0,
  -- Of the link with which a visitor changes or cancels it; it also names the form it was made with.
  token_hash bytea not null unique,
  -- The newest mail about it to the visitor; empty when that could not even be queued.
  mail_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((appointment_type = 'location_consultation') = (location is not null)),
  check (ends_at = scheduled_date + duration_minutes * interval '1 minute'),
  -- One conversation at a time in each place; online is a place too. Whoever comes second is refused.
  constraint one_at_a_time exclude using gist
    ((coalesce(location, 'online')) with =, tstzrange(scheduled_date, ends_at) with &&)
    where (status = 'scheduled')
);
create index on appointments (scheduled_date);
create index on appointments (customer_user_id);

-- Companies that ask to be called back.
create table callback_requests (
  id uuid primary key,
  company_name text not null,
  contact_name text not null,
  email citext not null,
  phone text not null,
  -- Free text, sealed by the application; empty when there is none.
  message bytea,
  status text not null default 'pending' check (status in ('pending', 'contacted')),
  created_at timestamptz not null default now(),
  contacted_at timestamptz
);
create index on callback_requests (created_at);

alter table appointments enable row level security;
alter table callback_requests enable row level security;
grant select, insert, update, delete on appointments, callback_requests to wensenregister_app;

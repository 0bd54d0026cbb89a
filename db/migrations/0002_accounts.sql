-- Accounts: sign-in, roles, keys, sessions, one-time tokens, profiles, guild members.
-- Specification sections 2.3, 3, 6. Personal fields are sealed by the application (bytea).

create table users (
  id uuid primary key,
  email citext not null unique check (length(email) <= 255),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

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

create table sessions (
  id bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

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

create table franchise_partners (
  id uuid primary key,
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
  created_at timestamptz not null default now()
);

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
  updated_at timestamptz not null default now()
);

create table trusted_contacts (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  position integer not null,
  sealed bytea not null
);
create index on trusted_contacts (owner_id);

alter table users enable row level security;
alter table user_roles enable row level security;
alter table person_keys enable row level security;
alter table sessions enable row level security;
alter table tokens enable row level security;
alter table franchise_partners enable row level security;
alter table profiles enable row level security;
alter table trusted_contacts enable row level security;

grant select, insert, update, delete
  on users, user_roles, person_keys, sessions, tokens, profiles, trusted_contacts
  to wensenregister_app;
grant select, insert, update on franchise_partners to wensenregister_app;

-- 'accounts' is the part of the application that signs people up and in.
create policy own on users for select using (id = actor_id());
create policy accounts on users using (actor_system() = 'accounts');
create policy own on user_roles for select using (user_id = actor_id());
create policy accounts on user_roles using (actor_system() = 'accounts');
create policy own on person_keys for select using (user_id = actor_id());
create policy accounts on person_keys using (actor_system() = 'accounts');
create policy own on sessions for select using (user_id = actor_id());
create policy own_end on sessions for delete using (user_id = actor_id());
create policy accounts on sessions using (actor_system() = 'accounts');
create policy accounts on tokens using (actor_system() = 'accounts');
create policy own on profiles using (user_id = actor_id());
create policy accounts on profiles using (actor_system() = 'accounts');
create policy own on trusted_contacts using (owner_id = actor_id());

create function actor_has_role(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from user_roles where user_id = actor_id() and role = wanted) $$;

create policy own on franchise_partners for select using (user_id = actor_id());
create policy admin on franchise_partners using (actor_has_role('admin'));
create policy accounts on franchise_partners using (actor_system() = 'accounts');

-- Who a session cookie belongs to, in one call. Touches last_seen_at at most once in five minutes,
-- so that reading a page seldom writes.
create function session_user_of(session_id bytea, idle interval)
  returns table (user_id uuid, email citext, roles text[])
  language sql security definer set search_path = public, pg_temp
  as $$
    update sessions s set last_seen_at = now()
     where s.id = session_id and s.expires_at > now() and s.last_seen_at > now() - idle
       and s.last_seen_at < now() - interval '5 minutes';
    select u.id, u.email,
           array(select r.role from user_roles r where r.user_id = u.id order by r.role)
      from sessions s join users u on u.id = s.user_id
     where s.id = session_id and s.expires_at > now() and s.last_seen_at > now() - idle
  $$;

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

create policy own on franchise_partners for select using (user_id = actor_id());
create policy admin on franchise_partners using ((select actor_has_role('admin')));
create policy accounts on franchise_partners using (actor_system() = 'accounts');

-- A figure for administrators: a count, no rows.
create function active_guild_members_count() returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$ select count(*) from franchise_partners where status = 'active' $$;
revoke all on function active_guild_members_count() from public;
grant execute on function active_guild_members_count() to wensenregister_app;

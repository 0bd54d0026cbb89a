-- Several people of one guild member, each with a sign-in of their own; and what a member sees of
-- itself (specification 2.9, 4).

-- Who works at a guild member: its owner, who is the contact, and colleagues whom the owner invites.
create table guild_memberships (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references franchise_partners on delete cascade,
  -- Empty until there is an account; for who has one of their own, until they agree.
  user_id uuid unique references users on delete cascade,
  part text not null check (part in ('owner', 'colleague')),
  -- As who invited wrote it.
  name text not null,
  email citext not null,
  -- Someone who has an account already and is asked to use it here, by a link in a mail: its hash,
  -- and until when it works.
  invited_user_id uuid references users on delete set null,
  invitation bytea unique,
  invited_until timestamptz,
  created_at timestamptz not null default now(),
  unique (member_id, email)
);
create unique index one_owner_a_member on guild_memberships (member_id) where part = 'owner';
create index on guild_memberships (invited_user_id);

-- Rows of before keep the number of their member: jobs that wait know it by that.
insert into guild_memberships
  (id, member_id, user_id, part, name, email, invited_user_id, invitation, invited_until)
select id, id, user_id, 'owner', contact_name, email, invited_user_id, invitation, invited_until
  from franchise_partners where user_id is not null or activated_at is not null;

-- Who asked for a file: the request is the member's.
alter table access_requests
  add column asked_by uuid default actor_id() references users on delete set null;
create index on access_requests (asked_by);
update access_requests r set asked_by = f.user_id from franchise_partners f where f.id = r.member_id;
alter table franchise_partners
  drop column user_id, drop column invited_user_id, drop column invitation, drop column invited_until;

alter table guild_memberships enable row level security;
grant select, insert, update, delete on guild_memberships to wensenregister_app;

create index on profiles (referred_by_franchise_id, referral_tracked_at);
drop index profiles_referred_by_franchise_id_idx;

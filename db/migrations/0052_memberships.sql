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

-- The membership that the actor takes part in, while it lasts.
create or replace function actor_member_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.member_id from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'active'
  $$;

-- The same, for its owner only.
create function actor_owned_member_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.member_id from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'active' and m.part = 'owner'
  $$;

-- The role of a guild member lasts as long as a part in an active membership: nobody gives or takes
-- it apart. Whoever loses it is signed out everywhere.
drop trigger guild_role_follows on franchise_partners;
drop function guild_role_follows();

create function set_guild_role_of(person uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if exists (
        select from guild_memberships m join franchise_partners f on f.id = m.member_id
         where m.user_id = person and f.status = 'active') then
        insert into user_roles (user_id, role) values (person, 'franchise')
        on conflict do nothing;
        return;
      end if;
      delete from user_roles where user_id = person and role = 'franchise';
      if found then
        delete from sessions where user_id = person;
      end if;
    end
  $$;

create function guild_role_follows_status() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform set_guild_role_of(m.user_id) from guild_memberships m
        where m.member_id = new.id and m.user_id is not null;
      return null;
    end
  $$;
create trigger guild_role_follows_status after update of status on franchise_partners
  for each row execute function guild_role_follows_status();

-- The link to choose a password goes with the part that it was sent for.
create function guild_role_follows_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op <> 'INSERT' and old.user_id is not null then
        perform set_guild_role_of(old.user_id);
      end if;
      if tg_op <> 'DELETE' and new.user_id is not null then
        perform set_guild_role_of(new.user_id);
      end if;
      if tg_op = 'DELETE' then
        delete from tokens t using users u
         where t.user_id = old.user_id and u.id = t.user_id and u.email_verified_at is null;
      end if;
      return null;
    end
  $$;
create trigger guild_role_follows_membership after insert or delete or update of user_id
  on guild_memberships for each row execute function guild_role_follows_membership();

drop policy own on franchise_partners;
create policy own on franchise_partners for select using (id = (select actor_member_id()));
alter table franchise_partners
  drop column user_id, drop column invited_user_id, drop column invitation, drop column invited_until;

alter table guild_memberships enable row level security;
grant select, insert, update, delete on guild_memberships to wensenregister_app;
create policy own on guild_memberships for select using (member_id = (select actor_member_id()));
create policy own_invite on guild_memberships for insert
  with check (member_id = (select actor_owned_member_id()) and part = 'colleague'
              and num_nonnulls(user_id, invited_user_id, invitation) = 0);
create policy own_end on guild_memberships for delete
  using (member_id = (select actor_owned_member_id()) and part = 'colleague');
create policy office on guild_memberships for select using ((select actor_may('members.manage')));
create policy office_owner on guild_memberships for insert
  with check ((select actor_may('members.manage')) and part = 'owner'
              and num_nonnulls(user_id, invited_user_id, invitation) = 0);
create policy accounts on guild_memberships using (actor_system() = 'accounts');

-- Gives the actor, with their own account, the part that the link in the mail is for. In the audit log
-- too. False when the link does not work (any more) for this account.
create or replace function join_member(link bytea, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      joined uuid;
    begin
      update guild_memberships m
         set user_id = actor_id(), invited_user_id = null, invitation = null, invited_until = null
        from franchise_partners f
       where m.invitation = link and m.invited_user_id = actor_id() and m.invited_until > now()
         and m.user_id is null and f.id = m.member_id and f.status = 'active'
         and not exists (select from guild_memberships where user_id = actor_id())
      returning m.member_id into joined;
      if joined is not null then
        perform note_audit('member.join', joined, null, null, request);
      end if;
      return joined is not null;
    end
  $$;

-- Which company asked the actor so, while the link works.
create or replace function inviting_member(link bytea) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.invitation = link and m.invited_user_id = actor_id() and m.invited_until > now()
       and m.user_id is null and f.status = 'active'
       and not exists (select from guild_memberships where user_id = actor_id())
  $$;

-- The company of the actor, where its membership was stopped: for telling why.
create function stopped_membership() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'inactive' and f.removed_at is null
  $$;

-- The people of a member, for the office and for the member itself. How far the account of each is:
-- 'none', 'invited' (no password chosen yet) or 'used'; and whether anything beside the membership is
-- in it, so that it stays when the membership goes.
drop function member_account(uuid);
create function people_of_member(member uuid)
  returns table (id uuid, user_id uuid, part text, name text, email citext, state text,
                 stays boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.user_id, m.part, m.name, coalesce(u.email, m.email),
           case when u.id is null then 'none'
                when u.email_verified_at is null then 'invited' else 'used' end,
           exists (select from user_roles r where r.user_id = u.id and r.role <> 'franchise')
             or exists (select from wishes w where w.user_id = u.id)
             or exists (select from wilsverklaringen w where w.user_id = u.id)
             or exists (select from documents d where d.user_id = u.id)
             or exists (select from appointments a where a.customer_user_id = u.id)
      from guild_memberships m left join users u on u.id = m.user_id
     where m.member_id = member
       and (actor_system() = 'accounts' or member = (select actor_member_id())
            or (select actor_may('members.manage')))
     order by m.part desc, m.created_at, m.id
  $$;

-- What the owner of a member changes itself; the rest is up to the office, since it stands on invoices
-- or says who may come in. False for who is no owner (any more).
create function change_own_business(
  contact text, phone text, street text, house_number text, postal_code text, city text,
  website text, request text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      member uuid := actor_owned_member_id();
    begin
      if member is null then
        return false;
      end if;
      update franchise_partners f
         set contact_name = contact, phone = change_own_business.phone,
             street = change_own_business.street,
             house_number = change_own_business.house_number,
             postal_code = change_own_business.postal_code, city = change_own_business.city,
             website = change_own_business.website
       where f.id = member;
      update guild_memberships m set name = contact where m.member_id = member and m.part = 'owner';
      perform note_audit('member.change', member, null, null, request);
      return true;
    end
  $$;

-- Who asked for each request of the actor's member, while that person works there.
create function own_request_askers() returns table (request uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, m.name
      from access_requests r
      join guild_memberships m on m.user_id = r.asked_by and m.member_id = r.member_id
     where r.member_id = (select actor_member_id())
  $$;

create index on profiles (referred_by_franchise_id, referral_tracked_at);
drop index profiles_referred_by_franchise_id_idx;

-- How many files are linked to the member of the actor: a number, no people.
create function own_linked_files() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from profiles
     where referred_by_franchise_id = (select actor_member_id())
  $$;

-- What the member of the actor asked for and was linked to, by the first day of the month.
create function own_member_figures(since date)
  returns table (kind text, month date, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.kind, date_trunc('month', f.at at time zone 'Europe/Amsterdam')::date,
           count(*)::integer
      from (
        select 'requests', created_at from access_requests
         where member_id = (select actor_member_id())
           and created_at >= since::timestamp at time zone 'Europe/Amsterdam'
        union all
        select 'linked', referral_tracked_at from profiles
         where referred_by_franchise_id = (select actor_member_id())
           and referral_tracked_at >= since::timestamp at time zone 'Europe/Amsterdam'
      ) f(kind, at)
     group by 1, 2
  $$;

revoke all on function actor_owned_member_id(), set_guild_role_of(uuid),
  guild_role_follows_status(), guild_role_follows_membership(), stopped_membership(),
  people_of_member(uuid),
  change_own_business(text, text, text, text, text, text, text, text), own_request_askers(),
  own_linked_files(), own_member_figures(date) from public;
grant execute on function actor_owned_member_id(), stopped_membership(), people_of_member(uuid),
  change_own_business(text, text, text, text, text, text, text, text), own_request_askers(),
  own_linked_files(), own_member_figures(date) to wensenregister_app;

-- Guild members as the office manages them, and what members are told (specification 2.8, 3, 4, 8).

alter table franchise_partners
  -- When the office first let the company in; empty while an application waits.
  add column activated_at timestamptz,
  -- The office removed it. A job tells everybody who has to know, and then the row goes.
  add column removed_at timestamptz,
  -- Someone who has an account already and is asked to make it that of this member, by a link in a
  -- mail: its hash, and until when it works.
  add column invited_user_id uuid references users on delete set null,
  add column invitation bytea unique,
  add column invited_until timestamptz,
  add constraint removed_is_inactive check (removed_at is null or status = 'inactive');
update franchise_partners set activated_at = created_at
 where status = 'active' or user_id is not null;
create unique index one_member_an_address on franchise_partners (email) where removed_at is null;
create index on franchise_partners (created_at, id);
create index on franchise_partners (invited_user_id);

grant delete on franchise_partners to wensenregister_app;
-- Whatever the application does: first the office removes a member, then the row goes.
create policy removed_before on franchise_partners as restrictive for delete
  using (removed_at is not null);

-- The role of a guild member lasts as long as an active membership: nobody gives or takes it apart.
create function guild_role_follows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if tg_op <> 'INSERT' and old.user_id is not null then
        delete from user_roles where user_id = old.user_id and role = 'franchise';
      end if;
      if tg_op <> 'DELETE' and new.user_id is not null and new.status = 'active' then
        insert into user_roles (user_id, role) values (new.user_id, 'franchise')
        on conflict do nothing;
      end if;
      return null;
    end
  $$;
create trigger guild_role_follows after insert or delete or update of user_id, status
  on franchise_partners for each row execute function guild_role_follows();

delete from user_roles r using franchise_partners f
 where r.user_id = f.user_id and r.role = 'franchise' and f.status = 'inactive';
insert into user_roles (user_id, role)
select user_id, 'franchise' from franchise_partners where status = 'active' and user_id is not null
on conflict do nothing;

-- Makes the actor's own account that of the member who asked, by the hash of the link in the mail.
-- In the audit log too. False when the link does not work (any more) for this account.
create function join_member(link bytea, request text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      joined uuid;
    begin
      update franchise_partners
         set user_id = actor_id(), invited_user_id = null, invitation = null, invited_until = null
       where invitation = link and invited_user_id = actor_id() and invited_until > now()
         and status = 'active' and user_id is null
         and not exists (select from franchise_partners where user_id = actor_id())
      returning id into joined;
      if joined is not null then
        perform note_audit('member.join', joined, null, null, request);
      end if;
      return joined is not null;
    end
  $$;

-- Which company asked the actor so, while the link works.
create function inviting_member(link bytea) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select company_name from franchise_partners
     where invitation = link and invited_user_id = actor_id() and invited_until > now()
       and status = 'active' and user_id is null
       and not exists (select from franchise_partners where user_id = actor_id())
  $$;

-- What a member is told about links to their company. Texts of ours, without names of people.
create table franchise_notifications (
  id uuid primary key,
  franchise_id uuid not null references franchise_partners on delete cascade,
  type text not null check (type in ('warning', 'info')),
  title text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index on franchise_notifications (franchise_id, created_at);

alter table franchise_notifications enable row level security;
grant select, insert, delete, update (read_at) on franchise_notifications to wensenregister_app;

-- The membership that the actor takes part in.
create function actor_member_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from franchise_partners where user_id = actor_id() and status = 'active' $$;

create policy own on franchise_notifications for select
  using (franchise_id = (select actor_member_id()));
create policy own_read on franchise_notifications for update
  using (franchise_id = (select actor_member_id()));
create policy office on franchise_notifications for insert
  with check ((select actor_may('members.manage')));
create policy cleaning on franchise_notifications using (actor_system() = 'cleaning');

-- How many people are linked to members: numbers, no people.
create function member_referrals(members uuid[])
  returns table (member uuid, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select referred_by_franchise_id, count(*)::integer from profiles
     where referred_by_franchise_id = any(members) and (select actor_may('members.manage'))
     group by referred_by_franchise_id
  $$;

-- How far the account of a member is: 'none', 'invited' (no password chosen yet) or 'used'; and
-- whether anything beside the membership is in it, so that it stays when the membership goes.
create function member_account(member uuid)
  returns table (state text, stays boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when u.id is null then 'none'
                when u.email_verified_at is null then 'invited' else 'used' end,
           exists (select from user_roles where user_id = u.id and role <> 'franchise')
             or exists (select from wishes where user_id = u.id)
             or exists (select from wilsverklaringen where user_id = u.id)
             or exists (select from documents where user_id = u.id)
             or exists (select from appointments where customer_user_id = u.id)
      from franchise_partners f left join users u on u.id = f.user_id
     where f.id = member
       and (actor_system() = 'accounts' or (select actor_may('members.manage')))
  $$;

-- Members in the audit log have the name of the company.
drop function audit_names(uuid[]);
create function audit_names(ids uuid[])
  returns table (id uuid, email citext, wish_file_number text, company text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email, w.wish_file_number, null
      from users u left join wishes w on w.user_id = u.id
     where u.id = any(ids) and (select actor_may('audit.search'))
       and (exists (select from audit_log where actor_id = u.id)
            or exists (select from audit_log where subject_id = u.id))
    union all
    select f.id, f.email, null, f.company_name from franchise_partners f
     where f.id = any(ids) and f.removed_at is null and (select actor_may('audit.search'))
  $$;

-- In the place of audit_person(): an address may be that of a person and of a member.
create function audit_subjects(named text) returns uuid[]
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select array(
      select id from users where email = named::citext
      union all
      select user_id from wishes where wish_file_number = upper(named)
      union all
      select id from franchise_partners where email = named::citext)
     where (select actor_may('audit.search'))
  $$;

revoke all on function guild_role_follows(), join_member(bytea, text), inviting_member(bytea),
  actor_member_id(), member_referrals(uuid[]), member_account(uuid), audit_names(uuid[]),
  audit_subjects(text) from public;
grant execute on function guild_role_follows(), join_member(bytea, text), inviting_member(bytea),
  actor_member_id(), member_referrals(uuid[]), member_account(uuid), audit_names(uuid[]),
  audit_subjects(text) to wensenregister_app;

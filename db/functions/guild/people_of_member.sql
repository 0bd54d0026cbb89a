-- The people of a member, for the office and for the member itself. How far the account of each is:
-- 'none', 'invited' (nobody is in it yet) or 'used'; and whether it stays when the membership goes:
-- it did not come with the invitation, or there is anything else in it.
create or replace function people_of_member(member uuid)
  returns table (id uuid, user_id uuid, part text, name text, email citext, state text,
                 stays boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.user_id, m.part, m.name, coalesce(u.email, i.email, m.email),
           case when u.id is not null then 'used'
                when i.id is not null then 'invited' else 'none' end,
           (u.id is not null and not m.brought_account)
             or exists (select from user_roles r where r.user_id = u.id and r.role <> 'franchise')
             or exists (select from wishes w where w.user_id = u.id)
             or exists (select from wilsverklaringen w where w.user_id = u.id)
             or exists (select from documents d where d.user_id = u.id)
             or exists (select from trusted_contacts t where t.owner_id = u.id)
             or exists (select from appointments a where a.customer_user_id = u.id)
      from guild_memberships m
      left join users u on u.id = m.user_id
      left join users i on i.id = m.invited_user_id and i.email_verified_at is null
       and not exists (select from prepared_accounts p where p.user_id = i.id)
     where m.member_id = member
       and (actor_system() = 'accounts' or member = (select actor_member_id())
            or (select actor_may('members.manage')))
     order by m.part desc, m.created_at, m.id
  $$;
revoke all on function people_of_member(uuid) from public;
grant execute on function people_of_member(uuid) to wensenregister_app;

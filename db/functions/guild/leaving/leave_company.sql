-- A colleague leaves the company that they work for, whether its membership lasts or was stopped, and is signed out
-- everywhere. Who left what, and its owner, for the mails: the actor sees nothing of it any more. No row for an owner,
-- who passes that on first, and for who works for none (any more).
create or replace function leave_company(request text)
  returns table (name text, email citext, owner_name text, owner_email citext,
                 id uuid, company_name text, contact_name text, phone text, company_email citext,
                 is_active boolean)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      former guild_memberships;
    begin
      -- Before the membership, as who passes the company on does: nobody owns it meanwhile who is not mailed.
      perform from franchise_partners f
       where f.id = (select m.member_id from guild_memberships m where m.user_id = actor_id())
         for share;
      select m.* into former from guild_memberships m
       where m.user_id = actor_id() and m.part = 'colleague' for update;
      if former.id is null then
        return;
      end if;
      perform note_audit('colleague.leave', former.member_id, null, null, request);
      delete from guild_memberships m where m.id = former.id;
      -- Where the membership was stopped the role went by then, and its trigger ends no session now.
      delete from sessions s where s.user_id = former.user_id;
      return query
        select former.name, u.email, o.name, coalesce(ou.email, o.email),
               f.id, f.company_name, f.contact_name, f.phone, f.email, f.status = 'active'
          from franchise_partners f
          join users u on u.id = former.user_id
          left join guild_memberships o on o.member_id = f.id and o.part = 'owner'
          left join users ou on ou.id = o.user_id
         where f.id = former.member_id;
    end
  $$;
revoke all on function leave_company(text) from public;
grant execute on function leave_company(text) to wensenregister_app;

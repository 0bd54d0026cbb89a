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
revoke all on function join_member(bytea, text) from public;
grant execute on function join_member(bytea, text) to wensenregister_app;

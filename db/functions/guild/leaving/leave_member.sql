-- A colleague leaves the member that they work for. Its number; null for an owner, who passes that on first, and for
-- who works for none (any more).
create or replace function leave_member(request text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      former uuid;
    begin
      select m.member_id into former from guild_memberships m
       where m.user_id = actor_id() and m.part = 'colleague' for update;
      if former is null then
        return null;
      end if;
      perform note_audit('colleague.leave', former, null, null, request);
      delete from guild_memberships m where m.user_id = actor_id() and m.part = 'colleague';
      return former;
    end
  $$;
revoke all on function leave_member(text) from public;
grant execute on function leave_member(text) to wensenregister_app;

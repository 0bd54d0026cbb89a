-- Its owner ends a membership, as the office removes a member. Null for who owns none (any more).
create or replace function end_own_membership(request text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      ended uuid := actor_owned_member_id();
    begin
      if ended is null then
        return null;
      end if;
      perform note_audit('member.leave', ended, null, null, request);
      update franchise_partners f set status = 'inactive', removed_at = now()
       where f.id = ended and f.removed_at is null;
      return ended;
    end
  $$;
revoke all on function end_own_membership(text) from public;
grant execute on function end_own_membership(text) to wensenregister_app;

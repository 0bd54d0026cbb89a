-- The owner of a member agrees that it stands on the public list, or takes that back. Said again it
-- changes nothing: the day on which they agreed stays. Nothing for who is no owner (any more).
create or replace function list_own_business(agreed boolean, request text) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      member uuid := actor_owned_member_id();
    begin
      update franchise_partners f set listed_at = case when agreed then now() end
       where f.id = member and (f.listed_at is not null) <> agreed;
      if found then
        perform note_audit(
          case when agreed then 'member.list' else 'member.unlist' end, member, null, null, request);
      end if;
    end
  $$;
revoke all on function list_own_business(boolean, text) from public;
grant execute on function list_own_business(boolean, text) to wensenregister_app;

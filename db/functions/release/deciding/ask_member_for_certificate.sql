-- For the release before, which asked whether it is needed: goes with the column.
-- The office asks the member for it, once a day: false where there is one, or nothing to decide. needed: without
-- it nobody approves the request.
create or replace function ask_member_for_certificate(request uuid, needed boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if not ask_for_certificate(request) then
        return false;
      end if;
      update access_requests r set certificate_needed = needed where r.id = request;
      return true;
    end
  $$;
revoke all on function ask_member_for_certificate(uuid, boolean) from public;
grant execute on function ask_member_for_certificate(uuid, boolean) to wensenregister_app;

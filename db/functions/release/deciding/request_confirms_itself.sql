-- Whether the trusted person of a request is at the member that asks, one of its people, or a colleague
-- who decides on requests.
create or replace function request_confirms_itself(request uuid, address citext, phone text)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(bool_or(works_for(r.member_id, address, phone)), false)
      from access_requests r where r.id = request
  $$;
revoke all on function request_confirms_itself(uuid, citext, text) from public;

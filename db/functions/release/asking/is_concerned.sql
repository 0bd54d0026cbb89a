-- Whether an address or a number is one of the member, of its people, or of a colleague who decides on
-- requests: nobody confirms their own request. For who fills in a request: of the member that one works
-- for, or, for the office, of any. The same answer for all, so that nobody learns who works for the
-- office.
create or replace function is_concerned(address citext, phone text, member uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select member is not null
           and (member = (select actor_member_id()) or (select actor_may('requests.decide')))
           and works_for(member, address, phone)
  $$;
revoke all on function is_concerned(citext, text, uuid) from public;
grant execute on function is_concerned(citext, text, uuid) to wensenregister_app;

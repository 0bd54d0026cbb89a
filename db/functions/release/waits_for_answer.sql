-- A request that waits for an answer, of a member that the actor does not work for, about somebody else.
-- Not while somebody still has to be told of it: whose file it is was not looked up yet.
create or replace function waits_for_answer(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from access_requests r
       where r.id = request and r.state = 'waiting_contact'
         and r.subject_id is distinct from (select actor_id())
         and r.member_id is distinct from (select actor_member_id())
         and not exists (select from history h
                          where h.machine = 'access_requests' and h.row_id = r.id
                            and h.told_at is null))
  $$;
revoke all on function waits_for_answer(uuid) from public;
grant execute on function waits_for_answer(uuid) to wensenregister_app;

-- Whether the colleague who acts can take back that they made a call: nothing of the request followed it.
create or replace function call_goes_back(call uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from calls_to_make c join access_requests r on r.id = c.request_id
       where c.id = call and c.done_by = actor_id() and r.changed_at <= c.done_at
         and not exists (select from calls_to_make l
                          where l.request_id = c.request_id and l.who = c.who
                            and l.created_at > c.created_at))
  $$;
revoke all on function call_goes_back(uuid) from public;
grant execute on function call_goes_back(uuid) to wensenregister_app;

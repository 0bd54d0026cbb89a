-- Whether there is something to deliver for a request, for the office that decides on it: a living will
-- only where one was signed.
create or replace function can_be_delivered(request uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from access_requests r
       where r.id = request and (select actor_may('requests.decide'))
         and (r.kind = 'full' and r.subject_id is not null
              or exists (select from wilsverklaringen w
                          where w.user_id = r.subject_id
                            and w.state in ('signed', 'discussed', 'confirmed'))))
  $$;
revoke all on function can_be_delivered(uuid) from public;
grant execute on function can_be_delivered(uuid) to wensenregister_app;

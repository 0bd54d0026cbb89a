-- Which colleagues called the trusted person of a request and confirmed what was said, for who decides on it.
create or replace function call_people(asked uuid)
  returns table (noted_by citext, confirmed_by citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select n.email, c.email
      from contact_calls k
      left join users n on n.id = k.noted_by
      left join users c on c.id = k.confirmed_by
     where k.request_id = asked and (select actor_may('requests.decide'))
  $$;
revoke all on function call_people(uuid) from public;
grant execute on function call_people(uuid) to wensenregister_app;

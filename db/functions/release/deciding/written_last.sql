-- When the office compares a request with the file: when anybody wrote in it last, without opening it.
create or replace function written_last(request uuid) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select max(s.updated_at)
      from access_requests r
      join wishes w on w.user_id = r.subject_id
      join wish_sections s on s.wish_id = w.id
     where r.id = request and (select actor_may('requests.decide'))
  $$;
revoke all on function written_last(uuid) from public;
grant execute on function written_last(uuid) to wensenregister_app;

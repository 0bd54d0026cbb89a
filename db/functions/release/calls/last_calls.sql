-- The last call about a request with each person: what they said before that counts no more, nor what was taken back.
create or replace function last_calls(request uuid) returns setof request_calls
  language sql stable security definer set search_path = public, pg_temp
  as $$
    -- Who was taken out of the file stays somebody by themselves.
    select distinct on (c.who, case when c.who = 'named' then coalesce(c.relative_id, c.id) end) c.*
      from request_calls c where c.request_id = request and c.said <> 'none' and c.taken_back_at is null
     order by c.who, case when c.who = 'named' then coalesce(c.relative_id, c.id) end,
              c.noted_at desc
  $$;
revoke all on function last_calls(uuid) from public;

-- What the office compares of a request with the file, without opening it: which of these hashes the
-- index has of its owner (null without a file), when its wishes were confirmed last, and whether the
-- trusted person is one of those who ask or decide.
create or replace function compare_request(request uuid, hashes bigint[], address citext, phone text)
  returns table (matched bigint[], confirmed_at timestamptz, itself boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case when i.user_id is not null then
             array(select h from unnest(hashes) h where h = any(i.by_words)) end,
           (select max(v.confirmed_at) from wishes w join wish_versions v on v.wish_id = w.id
             where w.user_id = r.subject_id),
           request_confirms_itself(r.id, address, phone)
      from access_requests r left join file_index i on i.user_id = r.subject_id
     where r.id = request and (select actor_may('requests.decide'))
  $$;
revoke all on function compare_request(uuid, bigint[], citext, text) from public;
grant execute on function compare_request(uuid, bigint[], citext, text) to wensenregister_app;

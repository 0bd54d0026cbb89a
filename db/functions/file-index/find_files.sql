-- The one way to search: checks, finds and notes, in one statement. What is looked for is not noted.
-- Whoever looked up as much as one may in an hour finds nothing, and a row says so.
-- Newest account first; `before` is the place of the last one that was shown.
--
-- `wanted` are the hashes of all that someone must be found by, `older` the same by the key before.
-- `digits` are of the number of a file or, by `phone`, of a telephone.
--
-- Goes back through the newest 10,000 first, where a frequent word fills a page at once. Whatever does
-- not is rare enough to be read from the index of hashes and put in order.
create or replace function find_files(
  wanted bigint[], older bigint[], digits text, phone bigint[], before bigint, most integer,
  request text)
  returns table (user_id uuid, place bigint, sealed bytea, email citext, wish_file_number text,
                 updated_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set enable_seqscan = off
  as $$
    #variable_conflict use_column
    declare
      beyond bigint;
      places bigint[] := '{}';
    begin
      if not actor_may('files.search') then
        raise exception 'not allowed to search' using errcode = 'insufficient_privilege';
      end if;
      if looked_up_enough() then
        perform add_audit('files.braked', null, 'search', null, request);
        return;
      end if;
      beyond := least(before, (select max(i.position) + 1 from file_index i));
      if length(digits) >= 4 then
        places := array(
          select i.position from wishes w join file_index i on i.user_id = w.user_id
           where right(w.wish_file_number, 4) = right(digits, 4)
             and w.wish_file_number like '%' || digits
          union
          select i.position from wishes w join file_index i on i.user_id = w.user_id
           where left(w.wish_file_number, 6) = 'WR' || left(digits, 4)
             and w.wish_file_number like 'WR' || digits || '%'
          union
          select i.position from file_index i
           where (i.by_words || i.by_email || ranges_of(i.position)) && phone
             and (select true from wishes w where w.user_id = i.user_id));
        places := array(
          select p from unnest(places) p where p < beyond order by p desc limit most);
      elsif cardinality(wanted) > 0 then
        places := places_of(wanted, older, beyond, most);
      end if;
      return query
        select i.user_id, i.position, i.sealed, u.email, w.wish_file_number, w.updated_at
          from file_index i join users u on u.id = i.user_id join wishes w on w.user_id = i.user_id
         where i.position = any(places) order by i.position desc;
      perform note_audit('files.search', null, cardinality(places)::text, null, request);
    end
  $$;
revoke all on function find_files(bigint[], bigint[], text, bigint[], bigint, integer, text) from public;
grant execute on function find_files(bigint[], bigint[], text, bigint[], bigint, integer, text) to wensenregister_app;

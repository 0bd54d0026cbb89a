-- Finding files anew, in time that does not grow with how frequent a word is, nor with how many words
-- there are: from the newest account back, in ranges of places that get wider.

-- The ranges of 1,024, 8,192, 65,536 and 524,288 places that a place lies in, each as a number of its
-- own, so that they stand in one index beside the hashes of what a person is found by. Two numbers of
-- 64 bits are hardly ever the same.
create function ranges_of(place bigint) returns bigint[]
  language sql immutable strict parallel safe
  return array[place >> 10 << 2, place >> 13 << 2 | 1, place >> 16 << 2 | 2, place >> 19 << 2 | 3];

drop index file_index_terms;
create index file_index_terms on file_index
  using gin ((by_words || by_email || ranges_of(position))) with (fastupdate = off);

-- Where files stand that someone is found by `wanted` or by `older` hashes: the newest ones below
-- `beyond`, at most `most`. What is frequent fills a page in the first range. Wider ranges follow, so
-- that what is rare is found in a few looks; and since the ranges before held few, a wide one holds few.
-- The range is asked for first: the index then skips what words have in common outside of it.
create function places_of(wanted bigint[], older bigint[], beyond bigint, most integer)
  returns bigint[]
  language plpgsql stable set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off
  as $$
    declare
      width integer := 1;
      bits integer := 10;
      below bigint := beyond;
      range bigint[];
      places bigint[] := '{}';
    begin
      while below > 0 and cardinality(places) < most loop
        range := array[(ranges_of(below - 1))[width]];
        places := places || array(
          select near.position
            from (select i.position, i.user_id from file_index i
                   where (i.by_words || i.by_email || ranges_of(i.position)) @> range
                     and (i.by_words || i.by_email || ranges_of(i.position)) @> wanted
                   union all
                  select i.position, i.user_id from file_index i
                   where (i.by_words || i.by_email || ranges_of(i.position)) @> range
                     and (i.by_words || i.by_email || ranges_of(i.position)) @> older
                   order by position desc
                  offset 0) near -- put in order before it is asked who of them has a file
           where near.position < below
             and exists (select from wishes w where w.user_id = near.user_id)
           limit most - cardinality(places));
        below := (below - 1) >> bits << bits;
        if width < 4 and below % (1 << bits + 3) = 0 then
          width := width + 1;
          bits := bits + 3;
        end if;
      end loop;
      return places;
    end
  $$;
revoke all on function places_of(bigint[], bigint[], bigint, integer) from public;

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

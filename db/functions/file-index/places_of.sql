-- Where files stand that someone is found by `wanted` or by `older` hashes: the newest ones below
-- `beyond`, at most `most`. What is frequent fills a page in the first range. Wider ranges follow, so
-- that what is rare is found in a few looks; and since the ranges before held few, a wide one holds few.
-- The range is asked for first: the index then skips what words have in common outside of it.
create or replace function places_of(wanted bigint[], older bigint[], beyond bigint, most integer)
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

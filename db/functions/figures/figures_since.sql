-- What was kept, and of the last days what is there now: for who may read figures.
create or replace function figures_since(since date)
  returns table (kind text, day date, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.kind, f.day, max(f.total)
      from (
        select * from daily_figures where daily_figures.day >= since
        union all
        select * from count_figures(
          greatest(since, (now() at time zone 'Europe/Amsterdam')::date - 2))
      ) f
     where (select actor_may('figures.read'))
     group by 1, 2
  $$;
revoke all on function figures_since(date) from public;
grant execute on function figures_since(date) to wensenregister_app;

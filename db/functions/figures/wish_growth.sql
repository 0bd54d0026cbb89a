-- How many files there are, and how many were begun today, this week and before this month, by the
-- Dutch calendar: numbers, no rows.
create or replace function wish_growth(at timestamptz)
  returns table (total bigint, today bigint, week bigint, before_month bigint)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*),
           count(*) filter (where created_at >= date_trunc('day', at, 'Europe/Amsterdam')),
           count(*) filter (where created_at >= date_trunc('week', at, 'Europe/Amsterdam')),
           count(*) filter (where created_at < date_trunc('month', at, 'Europe/Amsterdam'))
      from wishes where created_at <= at
  $$;
revoke all on function wish_growth(timestamptz) from public;
grant execute on function wish_growth(timestamptz) to wensenregister_app;

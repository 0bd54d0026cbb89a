-- What the member of the actor asked for and was linked to, by the first day of the month. What was
-- never paid is no request in the figures.
create or replace function own_member_figures(since date)
  returns table (kind text, month date, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.kind, date_trunc('month', f.at at time zone 'Europe/Amsterdam')::date,
           count(*)::integer
      from (
        select 'requests', paid_at from access_requests
         where member_id = (select actor_member_id())
           and paid_at >= since::timestamp at time zone 'Europe/Amsterdam'
        union all
        select 'linked', referral_tracked_at from profiles
         where referred_by_franchise_id = (select actor_member_id())
           and referral_tracked_at >= since::timestamp at time zone 'Europe/Amsterdam'
      ) f(kind, at)
     group by 1, 2
  $$;
revoke all on function own_member_figures(date) from public;
grant execute on function own_member_figures(date) to wensenregister_app;

-- Counted from what is there now, from a day on. Called by the two functions below only.
create or replace function count_figures(since date)
  returns table (kind text, day date, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with begins as (select since::timestamp at time zone 'Europe/Amsterdam' as at)
    select f.kind, (f.at at time zone 'Europe/Amsterdam')::date, count(*)::integer
      from (
        select 'registrations', email_verified_at from users
         where email_verified_at >= (select at from begins)
        union all
        select 'files', confirmed_at from wish_versions
         where number = 1 and confirmed_at >= (select at from begins)
        union all
        select 'cards', created_at from cards where created_at >= (select at from begins)
        union all
        select 'appointments', created_at from appointments
         where created_at >= (select at from begins)
        union all
        select 'callbacks', created_at from callback_requests
         where created_at >= (select at from begins)
        union all
        -- Members that the office made itself are active from their first moment.
        select 'applications', created_at from franchise_partners
         where created_at >= (select at from begins) and activated_at is distinct from created_at
        union all
        select 'requests', paid_at from access_requests where paid_at >= (select at from begins)
        union all
        select 'deaths', created_at from death_reports where created_at >= (select at from begins)
        union all
        select 'readings', first_at from death_reports where first_at >= (select at from begins)
      ) f(kind, at)
     group by 1, 2
  $$;
revoke all on function count_figures(date) from public;

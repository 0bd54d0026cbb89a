-- How much happens in the register, for the office: numbers, no people.

-- How much there was of each kind on a day here. Accounts, appointments and requests go after a
-- while; that they were there stays, as a number.
create table daily_figures (
  kind text not null check (kind in
    ('registrations', 'files', 'cards', 'appointments', 'callbacks', 'applications')),
  day date not null,
  total integer not null check (total > 0),
  primary key (kind, day)
);

alter table daily_figures enable row level security;
grant select on daily_figures to wensenregister_app;
create policy office on daily_figures for select using ((select actor_may('figures.read')));

insert into role_capabilities (role, capability) values
  ('admin', 'figures.read'),
  ('staff', 'figures.read');

create index on users (email_verified_at);
create index on wish_versions (confirmed_at) where number = 1;
create index on cards (created_at);
create index on appointments (created_at);

-- Counted from what is there now, from a day on. Called by the two functions below only.
create function count_figures(since date)
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
      ) f(kind, at)
     group by 1, 2
  $$;
revoke all on function count_figures(date) from public;

-- Every night: what was counted stays, also when the rows go.
create function keep_figures() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'cleaning' then
        raise exception 'not allowed to keep figures' using errcode = 'insufficient_privilege';
      end if;
      insert into daily_figures as kept
      select * from count_figures((now() at time zone 'Europe/Amsterdam')::date - 7)
      on conflict (kind, day) do update set total = greatest(kept.total, excluded.total);
    end
  $$;

-- What was kept, and of the last days what is there now: for who may read figures.
create function figures_since(since date)
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
revoke all on function keep_figures(), figures_since(date) from public;
grant execute on function keep_figures(), figures_since(date) to wensenregister_app;

insert into daily_figures select * from count_figures('2020-01-01');

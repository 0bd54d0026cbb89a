-- Whether a version of somebody's wishes was confirmed after a day: nobody died before that.
create or replace function confirmed_after(subject uuid, day date) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(max(v.confirmed_at at time zone 'Europe/Amsterdam')::date > day, false)
      from wishes w join wish_versions v on v.wish_id = w.id
     where w.user_id = subject
  $$;
revoke all on function confirmed_after(uuid, date) from public;

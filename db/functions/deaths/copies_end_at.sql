-- Until when relatives read what begins at that moment: the night in which their months end.
create or replace function copies_end_at(subject uuid, moment timestamptz) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select night_after(
      moment + make_interval(months => coalesce(
        (select p.copies_months from release_preferences p where p.user_id = subject), 12)), 0)
  $$;
revoke all on function copies_end_at(uuid, timestamptz) from public;
grant execute on function copies_end_at(uuid, timestamptz) to wensenregister_app;

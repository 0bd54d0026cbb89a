-- How many hours an owner has to stop a request. The only place that says so.
create or replace function wait_hours_of(subject uuid, kind text) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select coalesce(
      (select case kind
                when 'full' then case when now() >= p.next_from then p.next_wait_hours else p.wait_hours end
                else case when now() >= p.next_from then p.next_will_hours else p.will_hours end end
         from release_preferences p where p.user_id = subject),
      case kind when 'full' then 24 else 0 end)
  $$;
revoke all on function wait_hours_of(uuid, text) from public;

-- How many files an hour the actor reads by a role: 20, and 20 more in the hour after it was allowed.
create or replace function files_allowed() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select 20 + 20 * count(*)::integer from reading_requests r
     where r.reader_id = actor_id() and r.what = 'read' and r.allowed
       and r.decided_at > clock_timestamp() - interval '1 hour'
  $$;
revoke all on function files_allowed() from public;

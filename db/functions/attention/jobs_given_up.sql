-- Jobs that failed as often as they are tried, by their name. The queue has them until they are taken out.
create or replace function jobs_given_up() returns table (id bigint, name text, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id, task_identifier, updated_at from graphile_worker.jobs
     where attempts >= max_attempts and locked_at is null
  $$;
revoke all on function jobs_given_up() from public;

-- What every part uses: who asks, the door to the job queue, counters of attempts, and rights that
-- nobody gets. The two roles and the queue's own schema are made before this (db/migrate.ts).

create extension if not exists citext;

revoke create on schema public from public;
grant usage on schema public to wensenregister_app;

-- Who asks is a setting of the transaction, made by the application's one door to the database
-- (app/platform/database/sql.server.ts). Policies read it; without it nothing is visible.
create function actor_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.actor_id', true), '')::uuid;

create function actor_system() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.actor_system', true), '');

-- Jobs are queued in the transaction of the change they follow from. The queue belongs to a role
-- of its own; the application may add a job and nothing else.
grant usage on schema graphile_worker to wensenregister_jobs;
grant create on schema public to wensenregister_jobs;
create function enqueue_job(task text, payload json, key text) returns void
  language sql security definer set search_path = pg_catalog, graphile_worker, pg_temp
  as $$ select graphile_worker.add_job(task, payload, job_key => key, max_attempts => 25) $$;
alter function enqueue_job(text, json, text) owner to wensenregister_jobs;
revoke create on schema public from wensenregister_jobs;
revoke all on function enqueue_job(text, json, text) from public;
grant execute on function enqueue_job(text, json, text) to wensenregister_app;

-- Counters of attempts, kept by the rate limiter. Keys are keyed hashes, never addresses.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on rate_limits to wensenregister_app;

-- Large objects lie outside all tables, so no policy reaches them: nobody makes or reads them here.
-- The functions for it belong to the administrator of the server. Where the owner of the database is
-- another role this changes nothing, and the administrator does it once (docs/operations.md).
do $$
declare
  open_to_all regprocedure;
begin
  for open_to_all in
    select oid from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace
       and (proname like 'lo\_%' or proname in ('loread', 'lowrite'))
       and has_function_privilege('public', oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', open_to_all);
  end loop;
end $$;

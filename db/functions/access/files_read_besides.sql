-- How many other files the actor read in the last hour by what a role allows, not by a grant.
create or replace function files_read_besides(subject uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(distinct a.subject_id)::integer from audit_log a
     where a.actor_id = actor_id() and a.action = 'file.read' and a.subject_id <> subject
       and a.reason not in ('conversation', 'delivery', 'copy-for-contact')
       and a.at > clock_timestamp() - interval '1 hour'
  $$;
revoke all on function files_read_besides(uuid) from public;

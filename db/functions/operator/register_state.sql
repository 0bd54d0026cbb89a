-- How the register is, in numbers and without people: of the queue by task, mails that are not sent,
-- payments of a month, what needs a person, rows of the audit log without a place in its chain, copies
-- of the database, the last backup, and versions. For who may see it, and for what watches.
create or replace function register_state()
  returns table (what text, name text, state text, total integer, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select s.what, s.name, s.state, s.total::integer, s.since
      from (
        select 'job' as what, j.task_identifier as name,
               case when j.attempts >= j.max_attempts and j.locked_at is null then 'failed'
                    when j.locked_at is not null then 'running'
                    when j.attempts > 0 then 'retrying'
                    when j.run_at > now() then 'planned'
                    else 'waiting' end as state,
               count(*) as total,
               min(case when j.attempts > 0 then j.created_at else j.run_at end) as since
          from graphile_worker.jobs j group by 1, 2, 3
        union all
        select 'mail', '', m.status, count(*), min(m.created_at)
          from mails m where m.status <> 'sent' group by m.status
        union all
        select 'payment', '', p.state, count(*), min(p.created_at)
          from payments p
         where p.state = 'open' or p.created_at > now() - interval '30 days' group by p.state
        union all
        select 'attention', a.kind, '', count(*), min(a.since) from attention a group by a.kind
        union all
        select 'audit', '', 'unchained', count(*), min(l.at) from audit_log l where l.day is null
        union all
        -- Where there is none, since there is a register.
        select 'backup', '', case when b.made is null then 'none' else 'made' end, 1,
               coalesce(b.made, (select min(g.applied_at) from migrations g))
          from (select max(l.at) as made from audit_log l where l.action = 'backup.make') b
        union all
        -- Without pg_monitor the owner sees that there are copies, and not how far behind.
        select 'standby', coalesce(r.application_name, ''), coalesce(r.state, ''), 1,
               now() - r.replay_lag
          from pg_stat_replication r
        union all
        select 'version', 'database', current_setting('server_version'), 1, null
        union all
        select 'version', 'migration', max(g.name), 1, max(g.applied_at) from migrations g
      ) s
     where actor_system() = 'watching' or (select actor_may('state.read'))
  $$;
revoke all on function register_state() from public;
grant execute on function register_state() to wensenregister_app;

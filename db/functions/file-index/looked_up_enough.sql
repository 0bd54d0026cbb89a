-- Whether the actor looked people up as often as one may in an hour: 120 searches, 1,000 people in what was
-- found, and 60 files looked at; as much again for each time that an administrator allowed it in the last
-- hour. Lets who looks up at the same moment wait, so that none is missed.
create or replace function looked_up_enough() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('files looked up by ' || actor_id(), 0));
      return (
        with allowed as (
          select 1 + count(*) as times from reading_requests r
           where r.reader_id = actor_id() and r.what = 'find' and r.allowed
             and r.decided_at > clock_timestamp() - interval '1 hour'),
        done as (
          select count(*) filter (where a.action = 'files.search') as searches,
                 coalesce(sum(a.detail::integer) filter (where a.action = 'files.search'), 0) as people,
                 count(distinct a.subject_id) filter (where a.action = 'file.details') as files
            from audit_log a
           where a.actor_id = actor_id() and a.action in ('files.search', 'file.details')
             and a.at > clock_timestamp() - interval '1 hour')
        select searches >= 120 * times or people >= 1000 * times or files >= 60 * times
          from allowed, done);
    end
  $$;
revoke all on function looked_up_enough() from public;

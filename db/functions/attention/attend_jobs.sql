-- A job that gave up needs a person. The tables of the queue have no triggers of ours: a job asks.
create or replace function attend_jobs() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if actor_system() is distinct from 'attention' then
        raise exception 'not allowed to look at jobs' using errcode = 'insufficient_privilege';
      end if;
      insert into attention (kind, about, since)
        select 'job', name, min(g.since) from jobs_given_up() g group by name
        on conflict (kind, about) do nothing;
      delete from attention
       where kind = 'job' and about not in (select name from jobs_given_up());
    end
  $$;
revoke all on function attend_jobs() from public;
grant execute on function attend_jobs() to wensenregister_app;

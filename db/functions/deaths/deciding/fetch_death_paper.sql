-- The one way of the office to a paper: checks, notes, gives.
create or replace function fetch_death_paper(report uuid, log text)
  returns table (id uuid, kind text, size integer, sealed bytea, storage_key uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      if not actor_may('requests.decide') then
        return;
      end if;
      return query
        select p.id, p.kind, p.size, p.sealed, p.storage_key
          from death_report_papers p where p.report_id = report;
      if found then
        -- By these rows it shows who saw the paper of the report that runs: not by that of one before.
        perform note_audit('death.look', d.subject_id,
                           case when not report_runs(d.state) then 'former' end, null, log)
          from death_reports d where d.id = report;
      end if;
    end
  $$;
revoke all on function fetch_death_paper(uuid, text) from public;
grant execute on function fetch_death_paper(uuid, text) to wensenregister_app;

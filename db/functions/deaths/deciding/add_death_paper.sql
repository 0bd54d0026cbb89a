-- A contact adds a paper to the report of who named them, in the place of the one before, as long as it is
-- not certain. Where the one before was kept; null when nothing can be added (any more).
create or replace function add_death_paper(
  paper uuid, file_kind text, file_size integer, file_sealed bytea, file_key uuid)
  returns uuid[]
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      report uuid;
      before uuid[];
    begin
      -- Whoever approves it waits, or came first.
      select d.id into report from death_reports d
       where d.id in (select report_to_prove()) and d.state = 'reported' for update;
      if report is null then
        return null;
      end if;
      with gone as (delete from death_report_papers p where p.report_id = report
                    returning p.storage_key)
        select coalesce(array_agg(storage_key), '{}') into before from gone;
      insert into death_report_papers (id, report_id, relative_id, kind, size, sealed, storage_key)
      values (paper, report, actor_relative(), file_kind, file_size, file_sealed, file_key);
      return before;
    end
  $$;
revoke all on function add_death_paper(uuid, text, integer, bytea, uuid) from public;
grant execute on function add_death_paper(uuid, text, integer, bytea, uuid) to wensenregister_app;

-- The one way to what a contact reads after a death: checks, notes, and gives it, in one statement. That
-- they read is noted once a day, each document each time. The
-- stage goes by the time, to the second. Nothing for who is somebody else, and before and after its time.
create or replace function look_at_copy(mailbox bytea, document uuid, log text)
  returns table (
    id uuid, sealed_key bytea, storage_key uuid, stage text, file_id uuid, file_kind text, file_size integer,
    file_sealed bytea, file_key uuid)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      copy relative_copies;
      report death_reports;
    begin
      select c.* into copy
        from relative_copies c join death_reports d on d.id = c.report_id
       where c.relative_id = actor_relative() and c.address = mailbox and c.storage_key is not null
         and d.state in ('first', 'all') and now() >= d.first_at and now() < d.copies_until
       order by c.made_at desc limit 1;
      if copy.id is null then
        return;
      end if;
      select d.* into report from death_reports d where d.id = copy.report_id;
      if document is not null and not exists (
          select from relative_copy_files f where f.copy_id = copy.id and f.document_id = document) then
        return;
      end if;
      perform note_audit(
        'death.read', report.subject_id, case when document is null then 'wishes' else 'document' end,
        null, log)
        where report.subject_id is not null
          and (document is not null or not exists (
            select from audit_log a
             where a.actor_id = actor_relative() and a.at >= date_trunc('day', now())
               and a.subject_id = report.subject_id and a.action = 'death.read'
               and a.detail = 'wishes'));
      return query
        select copy.id, copy.sealed_key, copy.storage_key,
               case when now() >= report.all_at then 'all' else 'first' end,
               f.id, f.kind, f.size, f.sealed, f.storage_key
          from (select) one
          left join relative_copy_files f on f.copy_id = copy.id and f.document_id = document;
    end
  $$;
revoke all on function look_at_copy(bytea, uuid, text) from public;
grant execute on function look_at_copy(bytea, uuid, text) to wensenregister_app;

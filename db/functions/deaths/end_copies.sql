-- Takes back what relatives read: the keys go at once.
create or replace function end_copies(report uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from grants where report_id = report;
    delete from relative_copy_files f using relative_copies c
     where c.id = f.copy_id and c.report_id = report;
    update relative_copies set sealed_key = null, storage_key = null, next_try_at = 'infinity'
     where report_id = report;
  $$;
revoke all on function end_copies(uuid) from public;

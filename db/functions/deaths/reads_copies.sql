-- Whether somebody with this key of a visit has a copy to read.
create or replace function reads_copies(mailbox bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() = 'relatives' and exists (
      select from relative_copies c join death_reports d on d.id = c.report_id
       where c.address = mailbox and c.storage_key is not null and d.state in ('first', 'all')
         and now() < d.copies_until)
  $$;
revoke all on function reads_copies(bytea) from public;
grant execute on function reads_copies(bytea) to wensenregister_app;

-- Whether who acts shares the list of a report: a confirmed contact of its file while it runs, or one who
-- reads the copy that was made for them, which the account may be gone from.
create or replace function may_tick(report uuid, mailbox bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from death_reports d
       where d.id = report and report_runs(d.state)
         and (exists (select from relatives r
                       where r.id = actor_relative() and is_witness(d, r))
              or exists (select from relative_copies c
                          where c.report_id = d.id and c.relative_id = actor_relative()
                            and c.address = mailbox and c.storage_key is not null
                            and now() < d.copies_until)))
  $$;
revoke all on function may_tick(uuid, bytea) from public;

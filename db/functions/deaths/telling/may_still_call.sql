-- Whether a contact who was sent the letter that asks may still say on the telephone what they know.
create or replace function may_still_call(notice death_notices) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select notice.about = 'asked' and notice.answer is null
       and exists (select from death_reports d
                    where d.id = notice.report_id and d.state in ('reported', 'waiting'))
       and not exists (select from death_report_answers a
                        where a.report_id = notice.report_id and a.relative_id = notice.relative_id
                          and a.answer <> 'unknown')
  $$;
revoke all on function may_still_call(death_notices) from public;
grant execute on function may_still_call(death_notices) to wensenregister_app;

-- Of whom a death was reported that is not certain yet, for who decides on it: who it is, not what they
-- wrote. Noted in the audit log each time, so that who lives sees it.
create or replace function look_at_reported_file(report uuid, log text)
  returns table (user_id uuid, sealed bytea, file_number text)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
    begin
      select d.subject_id into subject
        from death_reports d where d.id = report and d.state = 'reported';
      if not actor_may('requests.decide') or subject is null then
        return;
      end if;
      return query select u.id, i.sealed, w.wish_file_number
          from users u
          left join file_index i on i.user_id = u.id
          left join wishes w on w.user_id = u.id
         where u.id = subject;
      perform note_audit('file.details', subject, null, 'death-report', log);
    end
  $$;
revoke all on function look_at_reported_file(uuid, text) from public;
grant execute on function look_at_reported_file(uuid, text) to wensenregister_app;

-- A death that a colleague saw on a paper, and that was denied after that, needs a person: one of both is
-- wrong. Until somebody says that it is dealt with, or the report is gone.
create or replace function attend_death() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform keep_attention('death', coalesce(new.id, old.id)::text, new.because,
        old.state = 'stopped',
        coalesce(new.state = 'stopped'
                 and new.because in
                   ('contact-denies', 'by-owner', 'owner-signed-in', 'owner-answered')
                 and exists (select from death_report_approvals a where a.report_id = new.id),
                 false));
      return null;
    end
  $$;
revoke all on function attend_death() from public;
create or replace trigger attend_death after update of state or delete on death_reports
  for each row execute function attend_death();

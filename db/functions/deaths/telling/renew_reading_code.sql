-- Another colleague makes the letter with a new code: the code before reads no more, and who reads by it now is
-- shown out; not when the same letter is printed again. `became`: 'done' with the card of the contact; 'own' for who asked for it; else why not.
create or replace function renew_reading_code(notice uuid, code bytea, mailbox bytea)
  returns table (became text, sealed bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      held death_notices := hold_notice(notice);
      report death_reports;
      refused text;
    begin
      select d.* into report from death_reports d where d.id = held.report_id;
      refused := death_approval_refused(report.id, actor_id(), mailbox);
      if held.id is null or held.about <> 'new-code' or not report_runs(report.state) then
        return query select 'gone', null::bytea;
      elsif held.noted_by is null or held.noted_by = actor_id() then
        return query select 'own', null::bytea;
      elsif refused = 'contact' then
        return query select refused, null::bytea;
      -- Neither may be there by the other: with the code, and a number that they see, one could read.
      elsif not (decides_without(actor_id(), held.noted_by, held.created_at)
                 and decides_without(held.noted_by, actor_id(), held.created_at)) then
        return query select 'given', null::bytea;
      elsif not actor_id() = any(held.looked_by) then
        return query select 'unseen', null::bytea;
      else
        if not exists (
             select from relative_links l where l.hash = code and l.relative_id = held.relative_id)
           and not exists (
             select from relative_copies c
              where c.report_id = held.report_id and c.relative_id = held.relative_id
                and c.letter = code) then
          delete from relative_links l where l.relative_id = held.relative_id and l.purpose = 'read';
          insert into relative_links (hash, relative_id, purpose, expires_at)
          select code, r.id, 'read', 'infinity' from relatives r
           where r.id = held.relative_id and r.state = 'confirmed';
          update relative_copies c set letter = code
           where c.report_id = held.report_id and c.relative_id = held.relative_id;
          delete from relative_visits v where v.address = sha256(uuid_send(held.relative_id));
        end if;
        update death_notices n set printed_at = now() where n.id = notice;
        perform note_release('death.letter', report.subject_id, null, null);
        return query select 'done', held.sealed;
      end if;
    end
  $$;
revoke all on function renew_reading_code(uuid, bytea, bytea) from public;
grant execute on function renew_reading_code(uuid, bytea, bytea) to wensenregister_app;

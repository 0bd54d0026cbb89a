-- The copy of a contact is there; its documents were added in this transaction. False when it was made
-- before, the report was stopped, or the contact said no meanwhile.
create or replace function finish_copy(made uuid, key bytea, object uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      report uuid;
      relative uuid;
    begin
      if actor_system() is distinct from 'deaths' then
        raise exception 'not allowed to make copies' using errcode = 'insufficient_privilege';
      end if;
      select c.report_id, c.relative_id into report, relative
        from relative_copies c where c.id = made and c.made_at is null;
      -- Whoever stops the report, or says no, waits, or came first.
      perform from death_reports d where d.id = report and d.state in ('first', 'all') for share;
      if not found then
        return false;
      end if;
      perform from relatives r where r.id = relative and r.state = 'confirmed' for share;
      if not found then
        return false;
      end if;
      update relative_copies c
         set sealed_key = key, storage_key = object, made_at = now(), taken_until = null
       where c.id = made and c.made_at is null;
      if not found then
        return false;
      end if;
      if not exists (select from relative_copies c where c.report_id = report and c.made_at is null) then
        delete from grants where report_id = report;
      end if;
      perform note_release('death.give', (select subject_id from death_reports where id = report),
                           null, null);
      return true;
    end
  $$;
revoke all on function finish_copy(uuid, bytea, uuid) from public;
grant execute on function finish_copy(uuid, bytea, uuid) to wensenregister_app;

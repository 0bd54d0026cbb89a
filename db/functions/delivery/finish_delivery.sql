-- The copy is there: its files were added in this transaction. False when it was delivered before, or
-- the request was stopped meanwhile.
create or replace function finish_delivery(made uuid, until timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      done deliveries;
    begin
      if actor_system() is distinct from 'release' then
        raise exception 'not allowed to deliver' using errcode = 'insufficient_privilege';
      end if;
      -- Whoever stops the request waits, or came first.
      perform from access_requests r join deliveries d on d.request_id = r.id
        where d.id = made and r.state = 'completed' for update of r;
      if not found then
        return false;
      end if;
      update deliveries
         set delivered_at = now(), available_until = until, problem = null,
             deletes_at = case kind when 'full' then until end
       where id = made and delivered_at is null
      returning * into done;
      if done.id is null then
        return false;
      end if;
      if done.case_id is not null then
        update release_cases set state = 'delivered' where id = done.case_id;
      end if;
      delete from grants where delivery_id = made;
      perform note_release('access.deliver', done.subject_id, done.kind, null);
      return true;
    end
  $$;
revoke all on function finish_delivery(uuid, timestamptz) from public;
grant execute on function finish_delivery(uuid, timestamptz) to wensenregister_app;

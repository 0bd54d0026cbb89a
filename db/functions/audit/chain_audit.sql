-- Chains at most so many rows, those added first before others, and says how many it did. One that was
-- committed late, after rows with a higher id, follows on those. Whoever chains takes turns; who adds a
-- row does not.
create or replace function chain_audit(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      last audit_log;
      next audit_log;
      done integer := 0;
    begin
      if actor_system() is distinct from 'audit' then
        raise exception 'not allowed to chain' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('audit log', 0));
      select * into last from audit_log a
       where a.day is not null order by a.day desc, a.number desc limit 1;
      for next in select * from audit_log a where a.day is null order by a.id limit most loop
        -- Never back, also when the clock is.
        next.day := greatest((clock_timestamp() at time zone 'UTC')::date, last.day);
        next.number := case when next.day = last.day then last.number + 1 else 1 end;
        next.previous := last.hash;
        next.hash := audit_hash(next);
        update audit_log a
           set day = next.day, number = next.number, previous = next.previous, hash = next.hash
         where a.id = next.id;
        last := next;
        done := done + 1;
      end loop;
      return done;
    end
  $$;
revoke all on function chain_audit(integer) from public;
grant execute on function chain_audit(integer) to wensenregister_app;

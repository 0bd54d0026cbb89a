-- Asks for more, for who may read no more now. One question an hour. Null when there is nothing to ask.
create or replace function ask_to_read_more(id uuid, request text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      if not actor_may('file.read') then
        raise exception 'not allowed to read' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('files read by ' || actor_id(), 0));
      if files_read_besides(gen_random_uuid()) < files_allowed() or exists (
        select from reading_requests r where r.reader_id = actor_id()
           and r.decided_at is null and r.asked_at > now() - interval '1 hour') then
        return null;
      end if;
      insert into reading_requests (id, reader_id) values (ask_to_read_more.id, actor_id());
      perform add_audit('reading.ask', actor_id(), null, null, request);
      return ask_to_read_more.id;
    end
  $$;
revoke all on function ask_to_read_more(uuid, text) from public;
grant execute on function ask_to_read_more(uuid, text) to wensenregister_app;

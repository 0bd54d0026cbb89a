-- Asks for more, for who may read or look up no more now. One question of each an hour. Null when there is
-- nothing to ask.
create or replace function ask_to_read_more(id uuid, request text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      more text;
    begin
      if not actor_may('files.search') then
        raise exception 'not allowed to look people up' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('files read by ' || actor_id(), 0));
      select w into more
        from unnest(array['find', 'read']) w
       where case w when 'find' then looked_up_enough()
                    else actor_may('file.read')
                         and files_read_besides(gen_random_uuid()) >= files_allowed() end
         and not exists (
           select from reading_requests r
            where r.reader_id = actor_id() and r.what = w
              and r.decided_at is null and r.asked_at > now() - interval '1 hour')
       order by w limit 1;
      if more is null then
        return null;
      end if;
      insert into reading_requests (id, reader_id, what) values (ask_to_read_more.id, actor_id(), more);
      perform add_audit('reading.ask', actor_id(), more, null, request);
      return ask_to_read_more.id;
    end
  $$;
revoke all on function ask_to_read_more(uuid, text) from public;
grant execute on function ask_to_read_more(uuid, text) to wensenregister_app;

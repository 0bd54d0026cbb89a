-- As open_file_of(), for who writes: the rows of that part are visible too. The reason is the mandate.
create or replace function open_file_to_write(subject uuid, wanted text, request text) returns bytea
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      key bytea;
    begin
      if subject is null or subject = actor_id() or wanted = 'confidential'
         or not actor_may_write(subject, wanted) then
        raise exception 'not allowed to write here' using errcode = 'insufficient_privilege';
      end if;
      select wrapped into key from person_keys where user_id = subject and purpose = 'personal';
      if key is not null then
        perform add_audit('file.write', subject, wanted, 'conversation', request);
      end if;
      return key;
    end
  $$;
revoke all on function open_file_to_write(uuid, text, text) from public;
grant execute on function open_file_to_write(uuid, text, text) to wensenregister_app;

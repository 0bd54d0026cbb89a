-- Ends the mandates of a colleague who is about to lose the role by which they may hold conversations, for who takes it:
-- they would go on by name only, and be there again with the role. Gives where their clients get their mail: nowhere
-- where they are said to have died.
create or replace function end_mandates_of_role(colleague uuid, lost text) returns setof citext
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      subject uuid;
      ended uuid;
    begin
      if not actor_may('roles.manage') then
        raise exception 'not allowed to end these' using errcode = 'insufficient_privilege';
      end if;
      if exists (select from user_roles join role_capabilities using (role)
                  where user_id = colleague and role <> lost and capability = 'conversations.hold') then
        return;
      end if;
      for ended, subject in
        update mandates m set ended_at = now()
         where m.grantee_user_id = colleague and m.ended_at is null and now() < m.valid_until
        returning m.id, m.subject_id
      loop
        delete from grants g where g.mandate_id = ended;
        perform note_audit('mandate.end', subject, null, null, actor_request());
        return query
          select u.email from users u
           where u.id = subject and u.email is not null and not is_reported(u.id);
      end loop;
    end
  $$;
revoke all on function end_mandates_of_role(uuid, text) from public;
grant execute on function end_mandates_of_role(uuid, text) to wensenregister_app;

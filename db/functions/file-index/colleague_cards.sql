-- The cards of colleagues by their addresses, which who works at the office knows from what they did: of who works
-- there, or approved or wrote something down while they did.
create or replace function colleague_cards(addresses citext[])
  returns table (email citext, user_id uuid, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email, u.id, i.sealed
      from users u join file_index i on i.user_id = u.id
     where (select actor_may('office.enter')) and u.email = any(addresses) and i.sealed is not null
       and (exists (select from user_roles o join role_capabilities c using (role)
                     where o.user_id = u.id and c.capability = 'office.enter')
            or exists (select from access_request_approvals a where a.colleague_id = u.id)
            or exists (select from request_calls c where c.noted_by = u.id)
            or exists (select from death_report_approvals a where a.colleague_id = u.id))
  $$;
revoke all on function colleague_cards(citext[]) from public;
grant execute on function colleague_cards(citext[]) to wensenregister_app;

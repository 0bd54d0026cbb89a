-- Whether the sign-in or proof of this transaction stopped a release, so that who lives is told.
create or replace function stopped_by_sign_in(person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select actor_system() = 'accounts' and (
      exists (select from access_requests r
               where r.subject_id = person and r.because in ('owner-signed-in', 'owner-answered') and r.changed_at = now())
      or exists (select from release_cases c
                  where c.subject_id = person and c.because in ('owner-signed-in', 'owner-answered')
                    and c.changed_at = now()))
  $$;
revoke all on function stopped_by_sign_in(uuid) from public;
grant execute on function stopped_by_sign_in(uuid) to wensenregister_app;

-- What a member may know of its own requests: not whether there is such a file, and of a no of the trusted
-- person only that somebody lives (`MemberBecause`).
create or replace function own_access_requests()
  returns table (id uuid, kind text, state text, because text, created_at timestamptz,
                 changed_at timestamptz, sealed bytea)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select r.id, r.kind, r.state,
           case when r.state = 'rejected' and r.contact_denies = 'death' then 'contact-says-alive'
                else r.because end,
           r.created_at, r.changed_at, r.sealed
      from access_requests r where r.member_id = (select actor_member_id())
  $$;
revoke all on function own_access_requests() from public;
grant execute on function own_access_requests() to wensenregister_app;

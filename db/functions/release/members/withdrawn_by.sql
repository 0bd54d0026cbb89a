-- Which colleague of the member withdrew a request, while they work there: for the mail to the company.
create or replace function withdrawn_by(request uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.name
      from history h
      join access_requests r on r.id = h.row_id
      join guild_memberships m on m.user_id = h.actor_id and m.member_id = r.member_id
     where h.machine = 'access_requests' and h.row_id = withdrawn_by.request and h.because = 'withdrawn'
       and actor_system() = 'release'
  $$;
revoke all on function withdrawn_by(uuid) from public;
grant execute on function withdrawn_by(uuid) to wensenregister_app;

-- The addresses of colleagues who booked appointments, for the list of the office.
create or replace function appointment_bookers(wanted uuid[]) returns table (id uuid, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.id, u.email from users u
     where u.id = any(wanted) and (select actor_may('appointments.read'))
       and exists (select from appointments a where a.booked_by = u.id)
  $$;
revoke all on function appointment_bookers(uuid[]) from public;
grant execute on function appointment_bookers(uuid[]) to wensenregister_app;

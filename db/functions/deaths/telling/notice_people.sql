-- Which colleagues did what for a contact, for who decides on the report.
create or replace function notice_people(notice uuid)
  returns table (noted_by citext, confirmed_by citext, sent_by citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select n.email, c.email, s.email
      from death_notices d
      left join users n on n.id = d.noted_by
      left join users c on c.id = d.confirmed_by
      left join users s on s.id = d.sent_by
     where d.id = notice and (select actor_may('requests.decide'))
  $$;
revoke all on function notice_people(uuid) from public;
grant execute on function notice_people(uuid) to wensenregister_app;

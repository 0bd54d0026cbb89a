-- Whether somebody who is said to have died was seen to live after that: they wrote, chose a reminder or ordered
-- cards. A sign-in alone may be of family, and the office may change details for them.
create or replace function has_lived_since(person uuid, moment timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from wishes w
                    where w.user_id = person and w.updated_at > moment
                      and (w.last_updated_by = person
                           or exists (select from wish_sections s
                                       where s.wish_id = w.id and s.updated_by = person and s.updated_at > moment)))
           or exists (select from profiles p where p.user_id = person and p.reminder_set_at > moment)
           or exists (select from card_orders o where o.user_id = person and o.created_at > moment)
  $$;
revoke all on function has_lived_since(uuid, timestamptz) from public;

-- Whether an address or number is that of a member, of one of its people, or of a colleague who decides
-- on requests. A part after a plus leads to the same mailbox.
create or replace function works_for(member uuid, address citext, phone text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with contact as (
      select regexp_replace(lower(address), '\+[^@]*@', '@') as mailbox,
             right(regexp_replace(phone, '\D', '', 'g'), 9) as digits)
    select coalesce(bool_or(
             regexp_replace(lower(concerned.email), '\+[^@]*@', '@') = contact.mailbox
             or right(regexp_replace(concerned.phone, '\D', '', 'g'), 9) = contact.digits), false)
      from contact, (
        select f.email, f.phone from franchise_partners f where f.id = member
        union all
        select unnest(array[m.email, u.email]), null
          from guild_memberships m left join users u on u.id = m.user_id
         where m.member_id = member
        union all
        select u.email, null
          from users u join user_roles o on o.user_id = u.id join role_capabilities c on c.role = o.role
         where c.capability = 'requests.decide') concerned
  $$;
revoke all on function works_for(uuid, citext, text) from public;

-- For everybody: the active members whose owner agreed to it, and of each no more than how to reach the
-- business.
create or replace function listed_members()
  returns table (company_name text, street text, house_number text, postal_code text, city text,
                 phone text, website text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name, f.street, f.house_number, f.postal_code, f.city, f.phone, f.website
      from franchise_partners f
     where f.listed_at is not null and f.status = 'active' and f.removed_at is null
       and f.postal_code is not null and f.city is not null
  $$;
revoke all on function listed_members() from public;
grant execute on function listed_members() to wensenregister_app;

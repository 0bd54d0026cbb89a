-- Whether a file was delivered that nobody looked at yet: its copy stays, and the file.
create or replace function nobody_got(delivery uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from deliveries d join release_cases c on c.id = d.case_id
       where d.id = nobody_got.delivery and c.state = 'delivered' and d.deletes_at is not null
         and not exists (
           select from delivery_downloads g
            where g.delivery_id = d.id and g.part in ('run sheet', 'wishes')))
  $$;
revoke all on function nobody_got(uuid) from public;
grant execute on function nobody_got(uuid) to wensenregister_app;

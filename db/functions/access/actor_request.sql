-- The number of the request in the log of the site, where the application gave one.
create or replace function actor_request() returns text
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.request', true), ''), '00000000');

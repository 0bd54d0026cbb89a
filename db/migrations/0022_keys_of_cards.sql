-- What the application sealed for who prints and posts the cards is wrapped by the master key, so it
-- must move along when that is replaced.
grant update (sealed_for_post) on card_orders to wensenregister_app;
grant update (sealed_for_print) on cards to wensenregister_app;

create policy keys on card_orders for select using (actor_system() = 'keys');
create policy keys_wrap on card_orders for update using (actor_system() = 'keys');
create policy keys on cards for select using (actor_system() = 'keys');
create policy keys_wrap on cards for update using (actor_system() = 'keys');

-- Unless it is named, the schema of temporary tables is looked through first.
alter function enqueue_job(text, json, text)
  set search_path = pg_catalog, graphile_worker, pg_temp;

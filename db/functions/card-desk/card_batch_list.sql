-- The batches, the newest first, with who prints them.
create or replace function card_batch_list(before integer, most integer)
  returns table (id uuid, number integer, state text, created_at timestamptz, changed_at timestamptz,
                 contact_id uuid, printed_with jsonb, printer_id uuid, printer citext, orders integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select b.id, b.number, b.state, b.created_at, b.changed_at, b.contact_id, b.printed_with,
           b.printer_id, u.email,
           (select count(*)::integer from card_orders o
             where o.batch_id = b.id and o.state <> 'revoked')
      from card_batches b left join users u on u.id = b.printer_id
     where b.number < before and (select actor_may('cards.print'))
     order by b.number desc limit most
  $$;
revoke all on function card_batch_list(integer, integer) from public;
grant execute on function card_batch_list(integer, integer) to wensenregister_app;

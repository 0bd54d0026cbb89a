-- The owner of a member says what stands on its new invoices. Nothing for who is no owner (any more).
create or replace function set_invoice_reference(reference text) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    update franchise_partners set invoice_reference = reference
     where id = (select actor_owned_member_id())
  $$;
revoke all on function set_invoice_reference(text) from public;
grant execute on function set_invoice_reference(text) to wensenregister_app;

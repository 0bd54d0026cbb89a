-- The documents that the contact who acts reads: noted in this transaction, and given now, each or all.
create or replace function relative_reads_documents() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select d.id
      from relatives r
      join documents d on d.user_id = r.owner_id and d.purpose = 'document'
     where r.id = actor_relative() and r.owner_id in (select relative_reads('documents'))
       and coalesce(r.rules->'documents'->>d.id::text, r.rules->'parts'->>'documents') = 'now'
  $$;
revoke all on function relative_reads_documents() from public;
grant execute on function relative_reads_documents() to wensenregister_app;

-- What a row's hash is over. The same is put together by the program that checks it.
create or replace function audit_hash(a audit_log) returns bytea
  language sql stable set search_path = public, pg_temp
  as $$
    select sha256(convert_to(concat_ws(E'\n',
      to_char(a.day, 'YYYY-MM-DD'), a.number,
      to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
      coalesce(a.actor_id::text, ''), a.acted_as, a.action,
      coalesce(a.subject_id::text, ''), coalesce(a.detail, ''), coalesce(a.reason, ''),
      a.request, a.transaction_id, coalesce(encode(a.previous, 'hex'), '')), 'UTF8'))
  $$;
revoke all on function audit_hash(audit_log) from public;

-- Whether the case of a file has not ended. The only place that says so, beside the index of the table.
create or replace function case_runs(state text) returns boolean
  language sql immutable parallel safe
  return state in ('reported', 'waiting', 'approved', 'delivered');
revoke all on function case_runs(text) from public;
grant execute on function case_runs(text) to wensenregister_app;

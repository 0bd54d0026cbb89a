-- Whether a report has not ended. The only place that says so, beside the index of the table.
create or replace function report_runs(state text) returns boolean
  language sql immutable parallel safe
  return state in ('reported', 'waiting', 'first', 'all');
revoke all on function report_runs(text) from public;
grant execute on function report_runs(text) to wensenregister_app;

-- Whether a request was stopped for one of the reasons for which the office stops a delivery (`DESK_STOPS`).
create or replace function stopped_by_desk(state text, because text) returns boolean
  language sql immutable parallel safe
  return state = 'stopped' and because in (
    'said-to-live', 'owner-objects', 'details-differ', 'contact-unsure', 'our-fault');
revoke all on function stopped_by_desk(text, text) from public;
grant execute on function stopped_by_desk(text, text) to wensenregister_app;

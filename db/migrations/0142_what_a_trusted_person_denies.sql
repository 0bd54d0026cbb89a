-- Of a no about a death: that somebody died, or that the company may read. Empty where that was not asked.
-- A member reads why its request ended, and of this a no alone: so it stands beside that.
alter table access_requests
  add column contact_denies text,
  add constraint access_requests_contact_denies_check
    check (contact_denies in ('death', 'reading')) not valid;
grant update (contact_denies) on access_requests to wensenregister_app;

-- What was got before a delivery was stopped may be a leak of data: what the office decided about that, why it told
-- nobody, by whom and when. The law asks to keep it (GDPR, article 33.5). The colleague is no reference: that they
-- decided stays when they are gone.
alter table access_requests
  add column leak_decision text,
  add column leak_why text,
  add column leak_decided_by uuid,
  add column leak_decided_at timestamptz,
  add constraint access_requests_leak_decision_check
    check (leak_decision in ('leak-both', 'leak-authority', 'leak-owner', 'leak-none')) not valid,
  add constraint access_requests_leak_why_check
    check (leak_why in ('unread', 'harmless', 'rightful')) not valid;

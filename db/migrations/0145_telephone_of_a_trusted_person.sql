-- Whether the telephone number of the trusted person in a request is one that its owner gave: 'same'. Else
-- whether the owner gave another for that person ('other'), or none ('unknown'). Empty until it was compared.
-- Written by note_contact_phone() alone.
alter table access_requests
  add column contact_phone text,
  add constraint access_requests_contact_phone_check
    check (contact_phone in ('same', 'other', 'unknown')) not valid;

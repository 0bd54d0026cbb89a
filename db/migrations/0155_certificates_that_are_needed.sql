-- Of a trusted person whom the owner did not name: without the certificate that the office asked for, nobody
-- approves. Kept as it was when it was asked, so that who names another person learns nothing by it.
alter table access_requests add column certificate_needed boolean not null default false;

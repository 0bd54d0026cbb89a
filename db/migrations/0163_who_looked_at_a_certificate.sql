-- Which colleagues looked at the certificate that is there: one that replaces it was looked at by nobody.
alter table access_certificates add column looked_by uuid[] not null default '{}';

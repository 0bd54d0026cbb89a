-- A colleague opens a request for a member on the telephone, and sees all that runs for a file.

-- Who of the office did. The member looks at it and pays.
alter table access_requests add column opened_by uuid references users on delete set null;
create index on access_requests (opened_by);

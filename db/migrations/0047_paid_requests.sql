-- A payment is for a request; it stays when the request goes.
alter table payments alter column request_id drop not null;
alter table payments add foreign key (request_id) references access_requests on delete set null;

-- concurrently
create unique index concurrently access_requests_instead_of on access_requests (instead_of) where instead_of is not null;

-- A checkout opens at the provider's address, or in a page of ours, which shows it by this secret: a
-- payment has one or the other.
alter table payments add column checkout_secret text;
alter table payments add check (checkout_url is null or checkout_secret is null);
grant update (checkout_secret) on payments to wensenregister_app;

-- A request that was refused by a fault of ours, and the one that its member asks in its place at no cost: 0184 has it
-- once.
alter table access_requests add column instead_of uuid references access_requests on delete set null;

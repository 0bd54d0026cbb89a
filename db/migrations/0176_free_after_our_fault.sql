-- A request that was refused by a fault of ours, and the one that its member asks in its place at no cost.
alter table access_requests
  add column instead_of uuid unique references access_requests on delete set null;

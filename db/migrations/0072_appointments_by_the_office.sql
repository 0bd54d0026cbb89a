-- Appointments that the office books, moves and cancels for someone on the telephone.
insert into role_capabilities (role, capability) values
  ('admin', 'appointments.change'),
  ('staff', 'appointments.change');

-- The colleague who booked it; empty when the visitor did.
alter table appointments add column booked_by uuid references users on delete set null;
create index on appointments (booked_by);

-- Deleting a person looks for rows that refer to them; without an index each deletion reads the
-- whole table.
create index on wishes (last_updated_by);
create index on profiles (referred_by_franchise_id);
create index on appointments (customer_user_id);

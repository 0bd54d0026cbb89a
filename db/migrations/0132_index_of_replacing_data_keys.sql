-- concurrently
create index concurrently person_keys_step on person_keys (user_id) where step is not null;

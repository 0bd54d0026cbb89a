-- How far the replacement of a person's data key is, and when it was last done. A key that was never
-- replaced is as old as the account.
alter table person_keys
  add column step text,
  add column asked_at timestamptz,
  add column replaced_at timestamptz,
  -- Nothing is there yet that it would have to look at.
  add constraint person_keys_step_check
    check (step in ('asked', 'added', 'turned', 'sealed')) not valid;

-- What a person's key seals is sealed anew by the new one; nothing else of these rows may be changed so.
grant update (sealed, sealed_secret) on wish_versions to wensenregister_app;
grant update (sealed) on card_orders to wensenregister_app;

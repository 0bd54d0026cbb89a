-- By which page what a contact reads was chosen last, so that a page that is still open after a letter was made from
-- it can choose something else, while what another page chose is not overwritten unseen.
alter table relatives
  add column chosen_on text,
  add constraint relatives_chosen_on_check check (char_length(chosen_on) <= 100) not valid;
grant update (chosen_on) on relatives to wensenregister_app;

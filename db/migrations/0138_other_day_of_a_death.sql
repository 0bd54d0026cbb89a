-- The day that a contact names who says that somebody died, but on another day than was told: their word does
-- not count by it.
alter table death_report_answers add column died_on date;

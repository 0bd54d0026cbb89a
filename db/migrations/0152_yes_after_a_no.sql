-- Who said no by a slip says yes by the same link or code, as long as it works: who asked has to say that it was them
-- as ever.
insert into transitions (machine, former, next) values ('relatives', 'declined', 'accepted');

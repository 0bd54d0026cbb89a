-- Money for a request that is over goes back as what was paid twice does.
alter table payments drop constraint payments_problem_check;
alter table payments add constraint payments_problem_check
  check (problem in ('amount', 'currency', 'session', 'twice', 'late'));

-- Money that came in otherwise than was asked needs a person, and money that the bank did not take back; so does a
-- payment that is disputed, or went back without being asked for while its request is open. What was paid twice or
-- late goes back by itself.
create or replace function attend_payment() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      id text := coalesce(new.id, old.id);
      wrong text[] := array['amount', 'currency', 'session'];
    begin
      perform keep_attention('payment', id, new.problem,
                             coalesce(old.problem = any(wrong), false),
                             coalesce(new.problem = any(wrong), false));
      perform keep_attention('refund', id, null,
        coalesce(old.refund_failed_at is not null and old.state = 'paid', false),
        coalesce(new.refund_failed_at is not null and new.state = 'paid', false));
      perform keep_attention('returned', id,
        case when new.disputed_at is not null then 'dispute' else 'refund' end,
        coalesce(money_went(old), false), coalesce(money_went(new), false));
      return null;
    end
  $$;
revoke all on function attend_payment() from public;
create or replace trigger attend_payment
  after update of problem, refund_failed_at, state, disputed_at or delete
  on payments for each row execute function attend_payment();

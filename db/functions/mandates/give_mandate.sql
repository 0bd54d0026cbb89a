-- A colleague who holds a conversation may write in the file of who agreed: everything but the
-- confidential part. Found by the number of the file or the address of the account, and a name that
-- goes with it, so that a slip of the pen opens no other file. Asking again gives the one that there is.
--
-- 'unknown': nobody is found by both; 'self': one's own file needs none; 'reported': the death of the
-- owner was reported, nothing could be saved; 'leaving': they asked for the end of their account, and nobody reads it; 'tooOften': whoever names nobody, or a name that is not
-- that of the file, leaves a row, and after ten of those in an hour nothing is looked up.
create or replace function give_mandate(
  id uuid, named text, words bigint[], older bigint[], consent text, days integer, token bytea,
  request text)
  returns table (outcome text, mandate uuid, email citext, until timestamptz)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      subject uuid;
      address citext;
      is_right boolean;
      held mandates;
      misses timestamptz[];
    begin
      if not actor_may('conversations.hold') then
        raise exception 'not allowed to hold a conversation' using errcode = 'insufficient_privilege';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('misses of ' || actor_id(), 0));
      select array_agg(a.at order by a.at) into misses from audit_log a
       where a.actor_id = actor_id() and a.action = 'mandate.miss' and a.at > now() - interval '1 hour';
      if cardinality(misses) >= 10 then
        return query select 'tooOften', null::uuid, null::citext, misses[1] + interval '1 hour';
        return;
      end if;
      select u.id, u.email,
             cardinality(words) > 0 and (i.by_words @> words or i.by_words @> older)
        into subject, address, is_right
        from users u join file_index i on i.user_id = u.id
       where u.email = named::citext
          or u.id = (select w.user_id from wishes w where w.wish_file_number = upper(named));
      if is_right is not true then
        perform note_audit('mandate.miss', subject, null, null, request);
        return query select 'unknown', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      if subject = actor_id() then
        return query select 'self', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      if is_reported(subject) then
        return query select 'reported', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      if exists (select from account_deletions a where a.user_id = subject) then
        return query select 'leaving', null::uuid, null::citext, null::timestamptz;
        return;
      end if;
      perform pg_advisory_xact_lock(hashtextextended('mandates of ' || subject, 0));
      select * into held from mandates m
       where m.subject_id = subject and m.grantee_user_id = actor_id()
         and m.ended_at is null and now() < m.valid_until;
      if held.id is not null then
        return query select 'held', held.id, address, held.valid_until;
        return;
      end if;
      return query
        select 'given', give_mandate.id, address,
               add_mandate(give_mandate.id, subject, give_mandate.consent, days, token, request);
    end
  $$;
revoke all on function give_mandate(uuid, text, bigint[], bigint[], text, integer, bytea, text) from public;
grant execute on function give_mandate(uuid, text, bigint[], bigint[], text, integer, bytea, text) to wensenregister_app;

-- Printed cards (specification 1, 4 'Card request', 9): an order of three cards a request, each
-- card with a token of its own in its QR code.

-- A request for cards, and how far it has come. The address is there twice: sealed with the person's
-- key, for the person; sealed by the application for who prints and posts the cards, and only until
-- that is done.
create table card_orders (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  wish_id uuid not null references wishes on delete cascade,
  variant text not null check (variant in ('standard', 'wilsverklaring')),
  state text not null default 'requested'
    check (state in ('requested', 'batched', 'printed', 'posted', 'returned', 'revoked')),
  sealed bytea not null,
  sealed_for_post bytea,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index on card_orders (user_id, created_at);
create index on card_orders (wish_id);
-- One order at a time, also when two saves come at once.
create unique index card_orders_open on card_orders (user_id)
  where state in ('requested', 'batched', 'printed');

-- The cards of an order, each with the hash of what its QR code holds.
create table cards (
  id uuid primary key,
  order_id uuid not null references card_orders on delete cascade,
  number integer not null check (number between 1 and 3),
  token_hash bytea not null unique,
  sealed_for_print bytea,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  unique (order_id, number)
);

-- Where an order can go from where it is; the same table stands in features/cards/states.ts.
-- Runs as its owner: the cards follow their order, whoever moves it.
create function move_card_order() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if old.state = new.state then return new; end if;
      if (old.state, new.state) not in (
        ('requested', 'batched'), ('requested', 'revoked'),
        ('batched', 'printed'), ('batched', 'revoked'),
        ('printed', 'posted'),
        ('posted', 'returned')
      ) then
        raise exception 'a card order cannot go from % to %', old.state, new.state
          using errcode = 'check_violation';
      end if;
      new.changed_at := now();
      if new.state in ('printed', 'revoked') then
        update cards set sealed_for_print = null where order_id = new.id;
      end if;
      if new.state in ('posted', 'revoked') then new.sealed_for_post := null; end if;
      -- Cards that came back, or were never sent, are in nobody's wallet.
      if new.state in ('returned', 'revoked') then
        update cards set revoked_at = coalesce(revoked_at, now()) where order_id = new.id;
      end if;
      return new;
    end
  $$;
create trigger move before update of state on card_orders
  for each row execute function move_card_order();

alter table card_orders enable row level security;
alter table cards enable row level security;

grant select, insert on card_orders, cards to wensenregister_app;
grant update (state, variant, sealed_for_post) on card_orders to wensenregister_app;
grant update (revoked_at, sealed_for_print) on cards to wensenregister_app;

-- The orders of the actor, for the policies on their cards.
create function actor_card_orders() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from card_orders where user_id = actor_id() $$;

revoke all on function actor_card_orders(), move_card_order() from public;
grant execute on function actor_card_orders(), move_card_order() to wensenregister_app;

-- The owner asks, and withdraws what is not printed yet. The rest is for who prints and posts.
create policy own on card_orders for select using (user_id = actor_id());
create policy own_request on card_orders for insert
  with check (user_id = actor_id() and wish_id = (select actor_wish_id()) and state = 'requested');
create policy own_withdraw on card_orders for update
  using (user_id = actor_id() and state in ('requested', 'batched'))
  with check (user_id = actor_id() and state in ('requested', 'batched', 'revoked'));
create policy own on cards for select using (order_id in (select actor_card_orders()));
create policy own_request on cards for insert
  with check (order_id in (select actor_card_orders()) and revoked_at is null);
-- A card that was revoked stays so.
create policy own_revoke on cards for update using (order_id in (select actor_card_orders()))
  with check (order_id in (select actor_card_orders()) and revoked_at is not null);

-- What the application sealed for who prints and posts the cards is wrapped by the master key, so it
-- moves along when that is replaced.
create policy keys on card_orders for select using (actor_system() = 'keys');
create policy keys_wrap on card_orders for update using (actor_system() = 'keys');
create policy keys on cards for select using (actor_system() = 'keys');
create policy keys_wrap on cards for update using (actor_system() = 'keys');

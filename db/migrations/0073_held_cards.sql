-- Both give more columns now than a function can be changed to.
drop function if exists waiting_card_orders(integer), card_batch_orders(uuid);

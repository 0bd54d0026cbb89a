import { defineFeature } from '#app/features/feature/manifest.ts'
import { cardOrders, cardRequests } from './export.server.ts'
import { CARD_ORDER } from './states.ts'

export const cards = defineFeature({
  tables: {
    card_requests: {
      actor: 'person',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it shows what the person agreed to' },
      exported: 'account.cardRequests',
      columns: {
        wish_id: { not: 'a person has one file' },
        order_id: 'account.cardRequests.ordered',
      },
      backup: 'people',
    },
    card_orders: {
      actor: 'person',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it shows which cards may be about' },
      bytes: {
        sealed: 'personal',
        sealed_for_post: 'application',
        sealed_postcode: 'application',
      },
      exported: 'account.cardOrders',
      columns: {
        wish_id: { not: 'a person has one file' },
        sealed: 'account.cardOrders.address',
        sealed_for_post: 'account.cardOrders.address',
        sealed_postcode: 'account.cardOrders.address',
        changed_at: 'account.steps.at',
        batch_id: { not: 'it says with which others the cards were printed' },
        returned_because: {
          not: 'that they came back is in account.steps; why is for who sends them',
        },
      },
      backup: 'people',
    },
    cards: {
      actor: 'person',
      owner: 'order_id',
      retention: {
        ends: 'with the account',
        because: 'a printed card must go on saying that it counts',
      },
      bytes: { token_hash: 'hash', sealed_for_print: 'application' },
      exported: 'account.cardOrders',
      columns: {
        sealed_for_print: { not: 'whoever has the token on a card has the card' },
      },
      backup: 'people',
    },
  },
  machines: { card_orders: CARD_ORDER },
  exports: { account: { cardRequests, cardOrders } },
  overview: { not: 'the page itself says how far the cards are' },
})

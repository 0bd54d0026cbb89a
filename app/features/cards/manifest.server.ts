import { defineFeature } from '#app/features/manifest.ts'
import { cardOrders, cardRequests } from './export.server.ts'
import { CARD_ORDER } from './states.ts'

export const cards = defineFeature({
  tables: {
    card_requests: {
      actor: 'person',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it shows what the person agreed to' },
      exported: 'account.cardRequests',
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
      backup: 'people',
    },
  },
  machines: { card_orders: CARD_ORDER },
  exports: { account: { cardRequests, cardOrders } },
})

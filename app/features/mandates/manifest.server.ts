import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { mandatesFact } from './export.server.ts'

export const mandates = defineFeature({
  posts: { long: [href('/admin/wensengesprek')] },
  tables: {
    mandates: {
      actor: 'none',
      owner: 'subject_id',
      retention: {
        ends: 'with the account',
        because: 'it says who agreed that someone else wrote, and how',
      },
      bytes: { token_hash: 'hash' },
      exported: 'account.mandates',
      columns: {
        grantee_user_id: 'account.mandates.to',
        valid_until: 'account.mandates.until',
      },
      backup: 'contents',
    },
  },
  exports: { account: { mandates: mandatesFact } },
  overview: { not: 'who writes along stands under privacy' },
})

import { defineFeature, withAccount } from '#app/features/manifest.ts'
import { documents as documentsPart } from './export.server.ts'
import { sweepDocuments } from './sweep.server.ts'

export const documents = defineFeature({
  tables: {
    documents: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      bytes: { sealed: 'personal' },
      exported: 'content.documents',
      backup: 'contents',
    },
  },
  // After 'delete-accounts', which leaves files to it.
  jobs: { 'sweep-documents': { run: () => sweepDocuments(new Date()), at: '30 2 * * *' } },
  exports: { content: { documents: documentsPart } },
})

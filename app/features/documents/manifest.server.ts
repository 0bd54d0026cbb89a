import { href } from 'react-router'
import { defineFeature, FILES, withAccount } from '#app/features/feature/manifest.ts'
import { documents as documentsPart } from './export.server.ts'

export const documents = defineFeature({
  posts: { large: { [href('/vragenlijst/documenten')]: FILES } },
  tables: {
    documents: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      bytes: { sealed: 'personal' },
      objects: ['storage_key'],
      exported: 'content.documents',
      columns: {
        sealed: 'content.documents',
      },
      backup: 'contents',
    },
  },
  exports: { content: { documents: documentsPart } },
})

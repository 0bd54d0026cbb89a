import { href } from 'react-router'
import { defineFeature, FILES, withAccount } from '#app/features/feature/manifest.ts'
import { documents as exportedDocuments } from './export.server.ts'
import { documentsPart } from './overview-part.server.ts'

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
  overview: [documentsPart],
  exports: { content: { documents: exportedDocuments } },
})

import { href } from 'react-router'
import { defineFeature, FILES } from '#app/features/feature/manifest.ts'
import { documents as exportedDocuments } from './export.server.ts'
import { documentsPart } from './overview-part.server.ts'

export const documents = defineFeature({
  posts: { large: { [href('/vragenlijst/documenten')]: FILES } },
  tables: {
    documents: {
      actor: 'person',
      owner: 'user_id',
      retention: {
        ends: 'with the account; after a day where it waits for the rest of its form',
        because: 'its owner keeps it here, and removes it at will',
        clean: (sql) => sql`
          delete from documents
           where purpose = 'waiting' and created_at < now() - interval '1 day'`,
      },
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

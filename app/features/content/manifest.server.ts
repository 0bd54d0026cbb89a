import { defineFeature, type KeptTable } from '#app/features/feature/manifest.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    content: true
  }
}

const copy: KeptTable = {
  actor: 'content',
  retention: {
    ends: 'when the site starts with other texts',
    because: 'it is a copy for searching',
  },
  exported: { not: 'our own texts' },
  backup: 'contents',
}

export const content = defineFeature({
  systems: ['content'],
  tables: { content_pages: copy, content_words: copy },
})

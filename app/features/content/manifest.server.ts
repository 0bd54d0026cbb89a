import { defineFeature, type Table } from '#app/features/manifest.ts'

const copy: Table = {
  actor: 'content',
  retention: {
    ends: 'when the site starts with other texts',
    because: 'it is a copy for searching',
  },
  exported: { not: 'our own texts' },
  backup: 'contents',
}

export const content = defineFeature({ tables: { content_pages: copy, content_words: copy } })

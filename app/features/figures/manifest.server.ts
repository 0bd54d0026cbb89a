import { defineFeature } from '#app/features/manifest.ts'
import { keepFigures } from './figures.server.ts'

export const figures = defineFeature({
  tables: {
    daily_figures: {
      actor: 'none',
      retention: { ends: 'never', because: 'a number of a day is about nobody' },
      exported: { not: 'numbers about everybody together' },
      backup: 'contents',
    },
  },
  jobs: { 'keep-figures': { run: keepFigures, at: '45 1 * * *' } },
})

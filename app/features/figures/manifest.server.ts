import { defineFeature } from '#app/features/feature/manifest.ts'
import { keepAverageAge } from './age.server.ts'
import { keepFigures } from './figures.server.ts'

export const figures = defineFeature({
  tables: {
    daily_figures: {
      actor: 'accounts',
      retention: { ends: 'never', because: 'a number of a day is about nobody' },
      exported: { not: 'numbers about everybody together' },
      backup: 'contents',
    },
  },
  jobs: {
    'keep-figures': { run: keepFigures, at: '45 1 * * *', alone: true },
    'keep-age': { run: () => keepAverageAge(), at: '50 1 * * *', alone: true },
  },
})

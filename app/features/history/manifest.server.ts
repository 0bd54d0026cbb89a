import { defineFeature } from '#app/features/feature/manifest.ts'
import { steps } from './export.server.ts'

/** The version that runs while the next one is put in its place knows these by their former names. */
const former = {
  actor: 'none',
  retention: { ends: 'with a later release', because: 'the release before asks it' },
  exported: { not: 'what it shows stands in `history` and `transitions`' },
  backup: 'contents',
} as const

export const history = defineFeature({
  tables: {
    transitions: {
      actor: 'none',
      retention: { ends: 'never', because: 'triggers ask it where a row can go' },
      exported: { not: 'about the register, not about a person' },
      backup: 'contents',
    },
    history: {
      actor: 'release',
      retention: {
        ends: 'with what went these steps; of a release after five years at most',
        because: 'it shows how cards, a living will, a payment or a release came where they are',
        clean: (sql) => sql`select forget_release_history()`,
      },
      exported: 'account.steps',
      backup: 'people',
    },
    release_transitions: former,
    release_history: former,
  },
  exports: { account: { steps } },
})

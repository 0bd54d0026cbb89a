import { defineFeature, withAccount } from '#app/features/manifest.ts'
import { wishes as wishesPart, wishFile } from './export.server.ts'
import { steps } from './steps.server.ts'

declare module '#app/platform/sql.server.ts' {
  interface Systems {
    versions: true
  }
}

export const wishes = defineFeature({
  systems: ['versions'],
  tables: {
    wish_file_numbers: {
      actor: 'none',
      retention: { ends: 'never', because: 'no number is given out twice' },
      exported: { not: 'a number without a person; account.wishFile has one’s own' },
      backup: 'contents',
    },
    wishes: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      bytes: { versions_seal: 'hash' },
      exported: 'account.wishFile',
      backup: 'contents',
    },
    wish_sections: {
      actor: 'person',
      owner: 'wish_id',
      retention: withAccount,
      bytes: { sealed: 'personal or secret' },
      exported: 'content.wishes',
      backup: 'contents',
    },
    step_marks: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      exported: 'content.steps',
      backup: 'contents',
    },
    wish_saves: {
      actor: 'person',
      owner: 'wish_id',
      retention: {
        ends: 'after a week',
        because: 'nobody repeats a save whose answer was lost after that',
        clean: (sql) => sql`delete from wish_saves where created_at < now() - interval '7 days'`,
      },
      bytes: { content: 'hash' },
      exported: { not: 'hashes of what wish_sections holds', told: 'derived' },
      backup: 'contents',
    },
    wish_versions: {
      actor: 'person',
      owner: 'wish_id',
      retention: {
        ends: 'with the account',
        because: 'what was confirmed is never changed or taken away',
      },
      bytes: {
        sealed: 'personal',
        sealed_secret: 'secret',
        hash: 'hash',
        previous_hash: 'hash',
      },
      exported: 'content.wishes',
      backup: 'contents',
    },
  },
  exports: { content: { wishes: wishesPart, steps }, account: { wishFile } },
})

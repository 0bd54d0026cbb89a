import { defineFeature, withAccount } from '#app/features/feature/manifest.ts'
import { wishes as wishesPart, wishFile } from './export.server.ts'
import { steps } from './saving/steps.server.ts'

declare module '#app/platform/database/sql.server.ts' {
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
      columns: {
        wish_file_number: 'account.wishFile.number',
        is_completed: 'content.wishes.completed',
        visibility: { not: 'it is the same for every file' },
        last_updated_by: { not: 'its owner, or who account.looks says' },
      },
      backup: 'contents',
    },
    wish_sections: {
      actor: 'person',
      owner: 'wish_id',
      retention: withAccount,
      bytes: { sealed: 'personal or secret' },
      bound: ['wish_id', 'section'],
      exported: 'content.wishes',
      columns: {
        section: 'content.wishes.answers',
        sealed: 'content.wishes.answers',
        revision: { not: 'it counts saves, so that none is overwritten unseen' },
        updated_at: { not: 'account.wishFile has the newest' },
        updated_by: { not: 'its owner, or who account.looks says' },
      },
      backup: 'contents',
    },
    step_marks: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      exported: 'content.steps',
      columns: {
        section: 'content.steps',
        mark: 'content.steps',
        marked_at: { not: 'it is compared with the last save only' },
      },
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
      bound: ['wish_id', 'number'],
      exported: 'content.wishes',
      columns: {
        number: 'content.wishes.versions',
        sealed: 'content.wishes.versions',
        sealed_secret: 'content.wishes.versions',
      },
      backup: 'contents',
    },
  },
  exports: { content: { wishes: wishesPart, steps }, account: { wishFile } },
  overview: { not: 'the page is made of what was answered, and counts who was named' },
})

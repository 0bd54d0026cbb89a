import { href } from 'react-router'
import { accounts } from '#app/features/accounts/manifest.server.ts'
import { secondFactor } from '#app/features/second-factor/manifest.server.ts'
import { signIn } from '#app/features/sign-in/manifest.server.ts'
import { appointments } from '#app/features/appointments/manifest.server.ts'
import { attention } from '#app/features/attention/manifest.server.ts'
import { audit } from '#app/features/audit/manifest.server.ts'
import { callbacks } from '#app/features/callbacks/manifest.server.ts'
import { cardDesk } from '#app/features/card-desk/manifest.server.ts'
import { cards } from '#app/features/cards/manifest.server.ts'
import { content } from '#app/features/content/manifest.server.ts'
import { deletion } from '#app/features/deletion/manifest.server.ts'
import { delivery } from '#app/features/delivery/manifest.server.ts'
import { documents } from '#app/features/documents/manifest.server.ts'
import { fileIndex } from '#app/features/file-index/manifest.server.ts'
import { figures } from '#app/features/figures/manifest.server.ts'
import { guild } from '#app/features/guild/manifest.server.ts'
import { history } from '#app/features/history/manifest.server.ts'
import { interview } from '#app/features/interview/manifest.server.ts'
import { livingWill } from '#app/features/living-will/manifest.server.ts'
import { mandates } from '#app/features/mandates/manifest.server.ts'
import { mail } from '#app/features/mail/manifest.server.ts'
import { gather } from '#app/features/feature/gather.ts'
import { defineFeature, FILES, type Feature } from '#app/features/feature/manifest.ts'
import { payments } from '#app/features/payments/manifest.server.ts'
import { pendingPosts } from '#app/features/pending-posts/manifest.server.ts'
import { relatives } from '#app/features/contacts/manifest.server.ts'
import { deaths } from '#app/features/deaths/manifest.server.ts'
import { relativeVisits } from '#app/features/relatives/manifest.server.ts'
import { release } from '#app/features/release/manifest.server.ts'
import { reminders } from '#app/features/reminders/manifest.server.ts'
import { signatures } from '#app/features/signatures/manifest.server.ts'
import { wishes } from '#app/features/wishes/manifest.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    /** The nightly cleaning, and the sweep of stored files. */
    cleaning: true
    /** The command that replaces keys. */
    keys: true
    /** The commands of who runs the site, as the owner of the database. */
    operator: true
    /** What tells how the register is: for what watches, and for the public page about that. */
    watching: true
  }
}

const platform = defineFeature({
  systems: ['cleaning', 'keys', 'operator', 'watching'],
  tables: {
    role_capabilities: {
      actor: 'none',
      retention: { ends: 'never', because: 'policies ask it what a role may do' },
      exported: { not: 'about roles, not about a person' },
      backup: 'contents',
    },
    rate_limits: {
      actor: 'none',
      retention: {
        ends: 'a day after it ran out',
        because: 'an attempt counts no longer',
        clean: (sql) => sql`
          delete from rate_limits where expire < extract(epoch from now() - interval '1 day') * 1000`,
      },
      exported: { not: 'counters under hashes, for hours' },
      backup: 'people',
    },
    processes: {
      actor: 'keys',
      retention: {
        ends: 'when the process ends, a day after it was last seen otherwise',
        because: 'it says which processes run now',
        clean: (sql) => sql`delete from processes where seen_at < now() - interval '1 day'`,
      },
      exported: { not: 'about the machines' },
      backup: 'contents',
    },
    migrations: {
      actor: 'none',
      retention: { ends: 'never', because: 'a start compares it with the files' },
      exported: { not: 'about the database' },
      backup: 'contents',
    },
    definitions: {
      actor: 'none',
      retention: { ends: 'never', because: 'a start compares it with the files' },
      exported: { not: 'about the database' },
      backup: 'contents',
    },
  },
})

/** Its folder knows all manifests, so that they cannot know it. */
const ownData = defineFeature({
  tables: {},
  posts: { large: { [href('/dashboard/importeren')]: FILES } },
})

/** In the order of exports: files before what refers to them. */
export const manifests: Feature[] = [
  accounts,
  signIn,
  secondFactor,
  fileIndex,
  wishes,
  documents,
  livingWill,
  cards,
  appointments,
  reminders,
  deletion,
  audit,
  mandates,
  relatives,
  relativeVisits,
  deaths,
  pendingPosts,
  mail,
  callbacks,
  guild,
  payments,
  signatures,
  release,
  delivery,
  attention,
  history,
  figures,
  cardDesk,
  interview,
  content,
  ownData,
  platform,
]

export const {
  tables,
  scheduled,
  machines,
  transitions,
  exported,
  overview,
  consequencesOf,
  storageKeys,
  columnsOf,
  mailTraits,
  posts,
  systems,
} = gather(manifests)

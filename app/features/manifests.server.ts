import { href } from 'react-router'
import { accounts } from './accounts/manifest.server.ts'
import { secondFactor } from './second-factor/manifest.server.ts'
import { signIn } from './sign-in/manifest.server.ts'
import { appointments } from './appointments/manifest.server.ts'
import { attention } from './attention/manifest.server.ts'
import { audit } from './audit/manifest.server.ts'
import { callbacks } from './callbacks/manifest.server.ts'
import { cardDesk } from './card-desk/manifest.server.ts'
import { cards } from './cards/manifest.server.ts'
import { content } from './content/manifest.server.ts'
import { deletion } from './deletion/manifest.server.ts'
import { delivery } from './delivery/manifest.server.ts'
import { documents } from './documents/manifest.server.ts'
import { fileIndex } from './file-index/manifest.server.ts'
import { figures } from './figures/manifest.server.ts'
import { guild } from './guild/manifest.server.ts'
import { history } from './history/manifest.server.ts'
import { interview } from './interview/manifest.server.ts'
import { livingWill } from './living-will/manifest.server.ts'
import { mandates } from './mandates/manifest.server.ts'
import { mail } from './mail/manifest.server.ts'
import { gather } from './gather.ts'
import { defineFeature, FILES, type Feature } from './manifest.ts'
import { payments } from './payments/manifest.server.ts'
import { pendingPosts } from './pending-posts/manifest.server.ts'
import { release } from './release/manifest.server.ts'
import { reminders } from './reminders/manifest.server.ts'
import { wishes } from './wishes/manifest.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    /** The nightly cleaning, and the sweep of stored files. */
    cleaning: true
    /** The command that replaces keys. */
    keys: true
  }
}

const platform = defineFeature({
  systems: ['cleaning', 'keys'],
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
  pendingPosts,
  mail,
  callbacks,
  guild,
  payments,
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
  storageKeys,
  columnsOf,
  mailTraits,
  posts,
  systems,
} = gather(manifests)

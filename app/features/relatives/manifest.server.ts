import { defineFeature } from '#app/features/feature/manifest.ts'
import { followLater } from './current.server.ts'
import { answerVisitRequest } from './reading/visits.server.ts'

export const relativeVisits = defineFeature({
  tables: {
    relative_visits: {
      actor: 'relatives',
      retention: {
        ends: 'two hours after the last page, or after twelve hours',
        because: 'who reads may have a telephone of somebody else in their hand',
        clean: (sql) => sql`
          delete from relative_visits
           where seen_at < now() - interval '2 hours' or started_at < now() - interval '12 hours'`,
      },
      bytes: { hash: 'hash', address: 'hash' },
      exported: { not: 'whose it is is known by the hash of an address only' },
      backup: 'people',
    },
    relative_places: {
      actor: 'relatives',
      owner: 'relative_id',
      retention: {
        ends: 'with the contact',
        because: 'who stopped reading goes on there',
      },
      exported: { not: 'how far somebody else read is theirs', told: 'brief' },
      backup: 'people',
    },
  },
  jobs: {
    'answer-visit-request': { run: answerVisitRequest, queue: 'mail' },
    'follow-contacts': { run: followLater },
  },
  mails: { expire: ['relative-visit'], ownTerm: ['relative-visit'] },
  overview: { not: 'it is about who reads, and not of the file' },
})

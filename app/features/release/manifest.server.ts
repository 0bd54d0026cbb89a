import { href } from 'react-router'
import { defineFeature, FILES, withAccount } from '#app/features/feature/manifest.ts'
import { accessRequests } from './export.server.ts'
import { releasePreferences } from './preferences.server.ts'
import { CASE, ENDED, REQUEST } from './states.ts'
import { lookAfterRequests } from './job.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    release: true
  }
}

const ofARequest = {
  not: 'of who asked for the file; its owner reads of it in the log',
  told: 'handed',
} as const

export const release = defineFeature({
  systems: ['release'],
  posts: { large: { [href('/franchise/aanvragen/:id/akte', { id: '*' })]: FILES } },
  tables: {
    release_cases: {
      actor: 'none',
      retention: {
        ends: 'five years after it ended; that by which somebody is said to have died, with their account at the earliest',
        because:
          'for as long someone can claim that their file was released without right; and nothing is mailed or posted to who died',
        clean: (sql) => sql`select forget_releases()`,
      },
      exported: ofARequest,
      backup: 'people',
    },
    access_requests: {
      actor: 'person',
      retention: {
        ends: 'with the member; what was filled in, 90 days after the end, which was told by then',
        because: 'a member may ask about a request that it paid',
        clean: (sql) => sql`
          update access_requests set sealed = null
           where changed_at < now() - interval '90 days' and sealed is not null
             and state = any(${ENDED}) and not request_goes_on(id)`,
      },
      bytes: { sealed: 'application' },
      exported: 'account.accessRequests',
      backup: 'people',
    },
    access_request_approvals: {
      actor: 'requests.decide',
      owner: 'colleague_id',
      retention: {
        ends: 'with the request, or with the account of the colleague',
        because: 'a full file takes two colleagues',
      },
      exported: { not: 'work for the register', told: 'work' },
      backup: 'people',
    },
    contact_calls: {
      actor: 'requests.decide',
      retention: {
        ends: 'after 90 days, or with the request',
        because: 'a request is over by then; its history says who confirmed it',
        clean: (sql) => sql`
          delete from contact_calls where noted_at < now() - interval '90 days'`,
      },
      bytes: { sealed: 'application' },
      exported: { not: 'work for the register' },
      backup: 'people',
    },
    request_calls: {
      actor: 'none',
      retention: {
        ends: 'after 90 days, or with the request',
        because: 'a request is over by then; its history says who approved it, and how',
        clean: (sql) => sql`
          delete from request_calls where noted_at < now() - interval '90 days'`,
      },
      bytes: { sealed: 'application' },
      exported: { not: 'work for the register' },
      backup: 'people',
    },
    stop_notes: {
      actor: 'none',
      retention: {
        ends: 'with the file that was asked for, or after two years; of a file that is not there after 90 days',
        because: 'who asks for the same file again is looked at with it',
        clean: (sql) => sql`
          delete from stop_notes n using access_requests r
           where r.id = n.request_id
             and n.noted_at < now() - case when r.subject_id is null then interval '90 days'
                                           else interval '2 years' end`,
      },
      bytes: { sealed: 'application' },
      exported: { not: 'work for the register' },
      backup: 'people',
    },
    calls_to_make: {
      actor: 'release',
      retention: {
        ends: 'after 90 days, once it was made or its request is over; or with the request',
        because: 'who was to be called heard it by then, and what waits for a call goes on waiting',
        clean: (sql) => sql`
          delete from calls_to_make c using access_requests r
           where r.id = c.request_id and c.created_at < now() - interval '90 days'
             and (c.done_at is not null or r.state = any(${ENDED}) and not request_goes_on(r.id))`,
      },
      exported: { not: 'work for the register' },
      backup: 'people',
    },
    access_certificates: {
      actor: 'person',
      retention: {
        ends: 'with what was filled in, 90 days after the end of the request',
        because: 'the office looks at it before it decides',
        clean: (sql) => sql`
          delete from access_certificates c using access_requests r
           where r.id = c.request_id and r.changed_at < now() - interval '90 days'
             and r.state = any(${ENDED}) and not request_goes_on(r.id)`,
      },
      bytes: { sealed: 'application' },
      objects: ['storage_key'],
      exported: ofARequest,
      backup: 'people',
    },
    release_links: {
      actor: 'release',
      retention: {
        ends: 'after 90 days',
        because: 'a request is over by then',
        clean: (sql) => sql`
          delete from release_links where created_at < now() - interval '90 days'`,
      },
      bytes: { hash: 'hash' },
      exported: ofARequest,
      backup: 'people',
    },
    release_preferences: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      bytes: { keep_hash: 'hash' },
      exported: 'account.releasePreferences',
      columns: {
        will_hours: 'account.releasePreferences.livingWillHours',
        updated_at: { not: 'the times that count are there, not when they were chosen' },
        next_wait_hours: { not: 'a shorter time is in it when it counts, a week later' },
        next_will_hours: { not: 'a shorter time is in it when it counts, a week later' },
        next_from: { not: 'a shorter time is in it when it counts, a week later' },
      },
      backup: 'contents',
    },
  },
  machines: { release_cases: CASE, access_requests: REQUEST },
  jobs: { 'work-on-requests': { run: () => lookAfterRequests(), at: '* * * * *', alone: true } },
  exports: { account: { releasePreferences, accessRequests } },
  overview: { not: 'how long an owner has to stop a request is chosen under account' },
})

import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { answerMailRequest } from './answer-mail-request.server.ts'
import { sessions } from './export.server.ts'

export const signIn = defineFeature({
  // Passwords are hashed there.
  posts: {
    slow: [
      href('/auth'),
      href('/auth/bevestigen'),
      href('/aanmelden/privacy'),
      href('/reset-password'),
      href('/dossier-overnemen'),
    ],
  },
  tables: {
    sessions: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'a day after its last possible moment',
        because: 'it lets nobody in any more',
        clean: (sql) => sql`delete from sessions where expires_at < now() - interval '1 day'`,
      },
      bytes: { id: 'hash', previous_id: 'hash', challenge: 'hash' },
      exported: 'account.sessions',
      columns: {
        created_at: 'account.sessions.startedAt',
        expires_at: { not: 'how long a device stays signed in is the same for everybody' },
        handle: { not: 'it is a name for the page with devices only' },
        assurance: { not: 'it says how the account is guarded' },
        state: { not: 'who exports is signed in; another session waits an hour at most' },
        proven_at: { not: 'it counts for ten minutes' },
        challenge_for: { not: 'it counts for minutes' },
        challenge_at: { not: 'it counts for minutes' },
      },
      backup: 'people',
    },
    tokens: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'a day after its last possible moment',
        because: 'a link that has run out can still say so',
        clean: (sql) => sql`delete from tokens where expires_at < now() - interval '1 day'`,
      },
      bytes: { id: 'hash', payload: 'application, briefly' },
      exported: {
        not: 'a link works for a day; what a sign-up brings is in the profile',
        told: 'brief',
      },
      backup: 'people',
    },
    mail_requests: {
      actor: 'accounts',
      retention: {
        ends: 'when it is answered, a day later at most',
        because: 'the queue tries again for a while',
        clean: (sql) => sql`delete from mail_requests where created_at < now() - interval '1 day'`,
      },
      bytes: { sealed: 'application, briefly' },
      exported: { not: 'whose it is is unknown until a job has answered it, at once' },
      backup: 'people',
    },
  },
  jobs: { 'answer-mail-request': { run: answerMailRequest, queue: 'mail' } },
  mails: {
    expire: ['verify', 'choose-password', 'take-over', 'one-time-link', 'reset'],
    alarm: ['password-changed', 'family-turned-away', 'living-will-goes-on'],
  },
  exports: { account: { sessions } },
  overview: { not: 'devices have a page of their own' },
})

import { defineFeature } from '#app/features/feature/manifest.ts'
import { director } from './export.server.ts'
import { inviteMember } from './invite.server.ts'
import { tellOfColleague } from './joined.server.ts'
import { removeAllGone, removeGone } from './remove.server.ts'

/** Their links work for as long as their own words say. */
const INVITED = ['member-invited', 'colleague-invited']

export const guild = defineFeature({
  tables: {
    franchise_partners: {
      actor: 'accounts',
      retention: {
        ends: 'when the office or its owner ends it',
        because: 'a business may return, and its referral code is in print',
      },
      exported: 'account.director',
      backup: 'contents',
    },
    guild_memberships: {
      actor: 'members.manage',
      owner: 'user_id',
      retention: {
        ends: 'with the account, the member, or when the owner of the member says so',
        because: 'it lets someone in',
      },
      bytes: { invitation: 'hash' },
      exported: { not: 'what a business says of who works there', told: 'work' },
      backup: 'people',
    },
    stopped_colleagues: {
      actor: 'none',
      owner: 'user_id',
      retention: {
        ends: 'once they read so, with the account or the member, or after a year',
        because: 'it tells them why the dashboard is gone, and whom to ask',
        clean: (sql) => sql`
          delete from stopped_colleagues where stopped_at < now() - interval '1 year'`,
      },
      exported: { not: 'what a business says of who works there', told: 'work' },
      backup: 'people',
    },
    franchise_notifications: {
      actor: 'members.manage',
      retention: {
        ends: 'with its member, or after a year',
        because: 'what was told once is known by then',
        clean: (sql) => sql`
          delete from franchise_notifications where created_at < now() - interval '1 year'`,
      },
      exported: { not: 'what a business is told of its membership' },
      backup: 'contents',
    },
  },
  mails: { expire: INVITED, ownTerm: INVITED, alarm: ['colleague-joined', 'owner-former'] },
  exports: { account: { director } },
  jobs: {
    'invite-member': { run: inviteMember },
    'remove-member': { run: removeGone },
    'remove-members': { run: removeAllGone, at: '*/5 * * * *', alone: true },
    'tell-of-colleague': { run: tellOfColleague },
  },
  overview: { not: 'of somebody’s work, which has a dashboard of its own' },
})

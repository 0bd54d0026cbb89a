import { defineFeature, withAccount } from '#app/features/feature/manifest.ts'
import { consents, email, profile, trustedContacts } from './export.server.ts'

declare module '#app/platform/database/sql.server.ts' {
  interface Systems {
    accounts: true
  }
}

export const accounts = defineFeature({
  systems: ['accounts'],
  tables: {
    users: {
      actor: 'accounts',
      owner: 'id',
      retention: {
        ends: 'with the account; 30 days after signing up when the address was not confirmed, a year after the newest letter when a colleague made it; one with a wish file never by itself',
        because:
          'such an address may be a stranger’s typing; wishes that somebody told us are deleted by a person only',
        // A link that was asked for again may still be used.
        clean: (sql) => sql`
          delete from users
           where email_verified_at is null and created_at < now() - interval '30 days'
             and not exists (select from tokens
                              where user_id = users.id and used_at is null and expires_at > now())`,
      },
      exported: 'account.email',
      columns: {
        email: 'account.email',
        password_hash: { not: 'who has it can try passwords' },
        email_verified_at: { not: 'the link of the mail was used, so that there is an account' },
        created_at: { not: 'the first consent tells when somebody came' },
        second_factor_since: { not: 'it says how the account is guarded' },
        first_signed_in_at: { not: 'it keeps a second mail of welcome away' },
      },
      backup: 'people',
    },
    prepared_accounts: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'with the account, or when it is taken over',
        because: 'until then somebody else writes in it, and a code opens it',
      },
      bytes: { code_hash: 'hash' },
      exported: { not: 'who can export has taken it over', told: 'brief' },
      backup: 'people',
    },
    user_roles: {
      actor: 'accounts',
      owner: 'user_id',
      retention: { ends: 'with the account', because: 'it is what the office allowed' },
      exported: {
        not: 'the office gives and takes a role; it is no fact about the person',
        told: 'work',
      },
      backup: 'people',
    },
    person_keys: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'with the account',
        because: 'without it nothing that the person wrote can be read',
      },
      bytes: { wrapped: 'data key' },
      exported: { not: 'an export is readable; a key would open what is in backups', told: 'keys' },
      backup: 'people',
    },
    profiles: {
      actor: 'person',
      owner: 'user_id',
      retention: withAccount,
      bytes: { sealed: 'personal' },
      bound: ['user_id'],
      exported: 'content.profile',
      columns: {
        sealed: 'content.profile',
        reminder_frequency: 'content.wishes.reminderFrequency',
        reminder_interval_months: 'content.wishes.reminderMonths',
        reminder_set_at: { not: 'the choice is there, not when it was made' },
        privacy_consent_version: 'account.consents.version',
        privacy_consent_at: 'account.consents.givenAt',
        referred_by_franchise_id: 'account.director.companyName',
        referral_tracked_at: 'account.director.since',
        updated_at: { not: 'the newest details are there, not when they were typed' },
      },
      backup: 'contents',
    },
    trusted_contacts: {
      actor: 'person',
      owner: 'owner_id',
      retention: withAccount,
      bytes: { sealed: 'personal', email_hash: 'hash' },
      exported: 'account.trustedContacts',
      columns: {
        position: 'account.trustedContacts',
        sealed: 'account.trustedContacts',
      },
      backup: 'contents',
    },
    consents: {
      actor: 'person',
      owner: 'user_id',
      retention: {
        ends: 'with the account',
        because: 'we have to be able to show a consent, a withdrawn one too',
      },
      exported: 'account.consents',
      backup: 'contents',
    },
  },
  exports: { content: { profile }, account: { email, trustedContacts, consents } },
  overview: { not: 'who somebody is stands in the wishes, and the account has pages of its own' },
})

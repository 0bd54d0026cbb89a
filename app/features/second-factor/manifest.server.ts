import { defineFeature } from '#app/features/feature/manifest.ts'

export const secondFactor = defineFeature({
  tables: {
    second_factors: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'with the account, or when it is turned off',
        because: 'it lets its owner in',
      },
      bytes: { sealed: 'personal', sealed_new: 'personal' },
      bound: ['user_id'],
      exported: { not: 'who has it signs in as its owner', told: 'keys' },
      backup: 'people',
    },
    recovery_codes: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'with the account, or when there are new ones',
        because: 'a code that was used must not work again',
      },
      bytes: { hash: 'hash' },
      exported: { not: 'hashes; the codes were shown once', told: 'keys' },
      backup: 'people',
    },
    passkeys: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'with the account, when its owner removes it, or with a recovery code that is used',
        because: 'it lets its owner in',
      },
      bytes: { credential_id: 'public', public_key: 'public', name: 'personal' },
      exported: { not: 'it works on the device of its owner only, and here', told: 'keys' },
      backup: 'people',
    },
  },
  mails: {
    alarm: [
      'second-factor-on',
      'second-factor-off',
      'passkey-added',
      'passkey-removed',
      'recovery-code-used',
    ],
  },
  overview: { not: 'how somebody signs in is of the account' },
})

import type { Definition } from '#app/forms/fields.ts'

/** Six digits, with or without a space. */
export const codeForm = {
  key: 'code',
  fields: [
    {
      key: 'code',
      kind: 'text',
      maxLength: 10,
      oneLine: true,
      required: true,
      says: { required: 'code' },
    },
  ],
} as const satisfies Definition

/** What the script posts of the browser. Never shown again. */
const passkey = {
  key: 'passkey',
  kind: 'password',
  required: true,
  says: { required: 'passkey' },
} as const

export const passkeyForm = { key: 'passkey', fields: [passkey] } as const satisfies Definition

export const newPasskeyForm = {
  key: 'newPasskey',
  fields: [
    {
      key: 'passkeyName',
      kind: 'text',
      maxLength: 60,
      oneLine: true,
      required: true,
      says: { required: 'passkeyName' },
    },
    passkey,
  ],
} as const satisfies Definition

export const recoveryForm = {
  key: 'recovery',
  fields: [
    {
      key: 'recoveryCode',
      kind: 'text',
      maxLength: 40,
      oneLine: true,
      required: true,
      says: { required: 'recoveryCode' },
    },
  ],
} as const satisfies Definition

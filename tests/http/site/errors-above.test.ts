/** What is wrong with a form stands directly above the title of its page, wherever that is. */
import { expect, test } from 'vitest'
import { signedIn, Visitor } from '#tests/setup/client.ts'
import { testUser } from '#tests/setup/database.ts'

test.each([
  [null, '/aanmelden/privacy', {}],
  [null, '/afspraak/gegevens?soort=online', {}],
  [null, '/contactpersoon', {}],
  [null, '/contactpersoon/brief', {}],
  [null, '/overleden/eerste-dagen', { tijd: 'x' }],
  [null, '/uitvaartondernemers/aanmeldformulier', {}],
  ['user', '/dashboard/account/wachtwoord', {}],
  ['franchise', '/franchise/opvragen/volledig', {}],
  ['franchise', '/franchise/collegas', { intent: 'invite' }],
  ['admin', '/admin/gilde/nieuw', {}],
  ['admin', '/admin/contacten/nieuw', {}],
] as const)('for %s at %s', async (role, path, fields) => {
  const visitor = role
    ? await signedIn(await (role === 'user' ? testUser() : testUser(role)))
    : new Visitor()
  const { status, text } = await visitor.post(path, fields)
  expect([status, text.includes('id="error-summary"')]).toEqual([422, true])
  expect(text).toMatch(
    /<div id="error-summary"(?:(?!<h1)[^])*<\/ul><\/div><\/div>(?:<div[^>]*>)*<h1/,
  )
})

/** Links of mails that a mail program cut off: their pages claim nothing that may not be so. */
import { expect, test } from 'vitest'
import { pageOf } from '#tests/fixtures/page.ts'
import { Visitor } from '#tests/setup/client.ts'

test.each([
  '/auth/bevestigen',
  '/auth/link',
  '/reset-password',
  '/dossier-overnemen/bevestigen',
  '/dossieropvragen/bevestigen',
  '/dossieropvragen/stoppen',
  '/bedenktijd-houden',
  '/account-behouden',
  '/meeschrijven-stoppen',
  '/herinnering',
  '/herinnering/afmaken',
  '/ik-leef',
  '/contactpersoon/antwoord',
  '/contactpersoon/overleden',
])('%s says so, and how to mend it', async (path) => {
  const answer = await new Visitor().get(`${path}?token=A3s3eaAdtlA4s1`)
  expect(answer.status).toBe(410)
  const { text } = pageOf(answer)
  expect(text).toContain('Kopieer de hele link uit de e-mail.')
  expect(text).not.toMatch(/niets meer te|De aanvraag is al|De toestemming is al|U heeft al/)
})

test('the page that stops a request leads on to signing in, which stops it as well', async () => {
  const { text } = await new Visitor().get('/dossieropvragen/stoppen?token=x')
  expect(pageOf({ text }).text).toContain(
    'Log in, of log uit en weer in. Daar stopt u alles wat nog loopt.',
  )
  expect(text).toMatch(/href="\/auth"[^>]*>Naar inloggen/)
})

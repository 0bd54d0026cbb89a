/** What a letter says once the settings know a telephone number and who signs. */
import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { renderMail } from './render.server.tsx'

test('a letter asks to call, says at its foot which number, and is signed by a colleague', async () => {
  vi.stubEnv('OFFICE_PHONE', '038 - 123 45 67')
  vi.stubEnv('SIGNED_BY', 'Sanne de Ruiter')
  const { text, html } = await renderMail(
    {
      kind: 'death-expired',
      to: 'a@example.nl',
      firstName: 'Lisa',
      about: 'Gerda de Vries',
      link: 'http://localhost:3000/contactpersoon',
    },
    mailTraits,
  )
  expect(text).toMatch(/Komt u er niet uit\? Bel of mail ons\..*Bel 038 - 123 45 67/s)
  expect(text).toContain('Met hartelijke groet,\nSanne de Ruiter\nHet Wensenregister\n')
  expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(
    'Met hartelijke groet,<br/>Sanne de Ruiter<br/>Het Wensenregister',
  )
})

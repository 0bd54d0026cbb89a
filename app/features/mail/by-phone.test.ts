/** What a letter says of how we are reached once there is a telephone number. */
import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { renderMail } from './render.server.tsx'

test('a letter asks to call, and says at its foot which number', async () => {
  vi.stubEnv('OFFICE_PHONE', '038 - 123 45 67')
  const { text } = await renderMail(
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
})

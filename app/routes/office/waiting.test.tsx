import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { office } from '#app/features/office/texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import type { Waiting } from '#app/features/office/today.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { Rest } from './waiting.tsx'

const now = new Date('2026-11-30T12:00:00Z')

async function shown(row: Waiting) {
  const i18n = createInstance({ lng: 'nl', resources: { nl: { office, release } } })
  await i18n.init()
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Rest rows={[row]} now={now} />
    </I18nextProvider>,
  )
}

test.each([
  [13, false],
  [14, true],
  [42, true],
])('what waits for %i days has a sign for that: %s', async (days, hasSign) => {
  const since = new Date(now.getTime() - days * DAY_MS)
  const html = await shown({ kind: 'cards', orders: 1, since })
  const [, waits = ''] = /data-label="Wacht">(.*?)<\/td>/.exec(html) ?? []
  expect([waits.includes(`${days}`), waits.includes('<svg')]).toEqual([true, hasSign])
})

test.each([
  ['living_will', true],
  ['full', false],
] as const)(
  'of a delivery of %s it is said that there may be haste: %s',
  async (asks, hasHaste) => {
    const html = await shown({
      kind: 'delivery',
      id: '9',
      asks,
      name: 'Tess Proef',
      company: 'Uitvaartzorg Proef',
      since: now,
      funeral: null,
      isOver: false,
      isInactive: false,
      phone: null,
      tries: 0,
      triedAt: null,
      triedBy: null,
      triedByMe: false,
      leftMessage: false,
      reachedAt: null,
    })
    expect(html.includes('er kan haast zijn')).toBe(hasHaste)
  },
)

import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { office } from '#app/features/office/texts.nl.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { Rest } from './waiting.tsx'

const now = new Date('2026-11-30T12:00:00Z')

test.each([
  [13, false],
  [14, true],
  [42, true],
])('what waits for %i days has a sign for that: %s', async (days, hasSign) => {
  const i18n = createInstance({ lng: 'nl', resources: { nl: { office, release } } })
  await i18n.init()
  const since = new Date(now.getTime() - days * DAY_MS)
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Rest rows={[{ kind: 'cards', orders: 1, since }]} now={now} />
    </I18nextProvider>,
  )
  const [, waits = ''] = /data-label="Wacht">(.*?)<\/td>/.exec(html) ?? []
  expect([waits.includes(`${days}`), waits.includes('<svg')]).toEqual([true, hasSign])
})

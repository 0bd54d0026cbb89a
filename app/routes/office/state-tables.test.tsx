import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { state } from '#app/features/operator/texts.nl.ts'
import { textOf } from '#tests/fixtures/page.ts'
import { shownOf } from './shown-state.server.ts'
import { Works } from './state-tables.tsx'

const at = new Date('2026-11-26T12:00:00Z')

/** What is said of one copy of the database. */
async function saidOf(since: Date | null): Promise<string> {
  const i18n = createInstance({ lng: 'nl', resources: { nl: { state } } })
  await i18n.init()
  const nothing = { total: 0, since: null }
  const numbers = {
    jobs: [],
    mails: [],
    payments: [],
    attention: [],
    unchained: nothing,
    backup: { made: false, since: null },
    standbys: [{ name: 'pg2', state: 'streaming', total: 1, since }],
    versions: { database: '18.4', migration: '0128_x', migratedAt: null },
  }
  const shown = shownOf({ at, keepsFiles: true, numbers }, numbers)
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Works shown={shown} />
    </I18nextProvider>,
  )
  return textOf(html).replaceAll(/\s+/g, ' ')
}

test.each([
  ['that has everything', null, 'Kopie van de database: pg2 Werkt'],
  ['a little behind', 12, 'Kopie van de database: pg2 Werkt 12 seconden achter'],
  ['a minute behind', 60, 'Kopie van de database: pg2 Werkt 60 seconden achter'],
  ['further behind', 61, 'Kopie van de database: pg2 Te laat 61 seconden achter'],
])('of a copy %s is said so', async (_how, seconds, words) => {
  const since = seconds === null ? null : new Date(+at - seconds * 1000)
  expect(await saidOf(since)).toMatch(new RegExp(`${words}\\s*$`))
})

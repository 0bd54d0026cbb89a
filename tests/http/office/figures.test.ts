/** How much happens, for the office: on the page and for a spreadsheet. */
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import type { DbRow } from '#db/row.ts'
import { keepFigures } from '#app/features/figures/figures.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, testUser } from '#tests/setup/database.ts'

let staff: Visitor

beforeAll(async () => {
  staff = await signedIn(await testUser('staff'))
})

const countOf = async (kind: string) => {
  const { text } = await staff.get('/admin/cijfers/cijfers.csv')
  const [head = '', ...rows] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  const column = head.split(';').indexOf(kind)
  return { column, newest: Number(rows.at(-1)?.split(';')[column]), rows }
}

test('a registration of today is in the newest week, and stays when the account goes', async () => {
  const { newest: before } = await countOf('Registraties')
  const person = await testUser()
  const { newest } = await countOf('Registraties')
  // Other tests make people too.
  expect(newest).toBeGreaterThan(before)
  await keepFigures()
  const [kept] = await owner<DbRow<'daily_figures', 'total'>[]>`
    select total from daily_figures where kind = 'registrations' and day = ${dayOf(new Date())}::text::date`
  await owner`delete from users where id = ${person.id}`
  await keepFigures()
  const [later] = await owner<DbRow<'daily_figures', 'total'>[]>`
    select total from daily_figures where kind = 'registrations' and day = ${dayOf(new Date())}::text::date`
  expect(later?.total).toBeGreaterThanOrEqual(kept?.total ?? 1)
})

describe.each([
  ['week', '/admin/cijfers', 26],
  ['maand', '/admin/cijfers?per=maand', 12],
])('the page by %s', (_unit, path, periods) => {
  test('has a chart of each kind, with a title, a description and a table', async () => {
    const page = parse((await staff.get(path)).text)
    const charts = page.querySelectorAll('main svg[role="img"]')
    expect(charts).toHaveLength(9)
    for (const chart of charts) {
      const ids = ['aria-labelledby', 'aria-describedby'].map((by) => chart.getAttribute(by) ?? '')
      expect(ids.map((id) => page.getElementById(id)?.text).filter(Boolean)).toHaveLength(2)
      expect(chart.querySelectorAll('rect')).toHaveLength(periods)
    }
    expect(page.querySelectorAll('main table tbody tr')).toHaveLength(9 * periods)
  })

  test('has a file with the same rows', async () => {
    const file = path.replace('/cijfers', '/cijfers/cijfers.csv')
    const { headers, text } = await staff.get(file)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toMatch(/^attachment; filename="cijfers-per-\w+\.csv"$/)
    expect(text.trimEnd().split('\r\n')).toHaveLength(periods + 1)
  })
})

import { expect, test } from 'vitest'
import { AREAS, type AreaSheet, sheetFor } from './area-sheets.ts'

const built: AreaSheet[] = AREAS.map(({ area, parts }) => ({
  area,
  address: `/${area}.css`,
  parts: parts.map((part) => `/assets/${part}.css`),
}))

test.each([
  ['/', ['style', 'public'], 'public'],
  ['/afspraak', ['style'], 'public'],
  ['/niets', ['style'], 'public'],
  // Who signs in has the sheet of the pages that come next.
  ['/auth', ['style'], 'own'],
  ['/vragenlijst', ['style'], 'own'],
  ['/vragenlijst/veer', ['style', 'steps'], 'steps'],
  ['/dashboard/account', ['style'], 'own'],
  ['/contactpersoon/:relative/lezen/:chapter', ['style', 'relatives'], 'relatives'],
  // What a contact will see, shown to who chose it.
  ['/dashboard/contacten/:relative/zien', ['style', 'relatives'], 'relatives'],
  ['/authentiek', ['style'], 'public'],
])('%s, which needs %j, gets the sheet of %s', (path, parts, area) => {
  expect(sheetOf(path, parts)).toBe(`/${area}.css`)
})

test.each([
  ['/admin', ['style', 'office']],
  ['/admin/wensengesprek/:mandate/:section', ['style', 'office', 'steps']],
  ['/', ['style', 'public', 'own']],
])('%s, which needs %j, has its sheets one by one: no area has all of it', (path, parts) => {
  expect(sheetOf(path, parts)).toBeUndefined()
})

test('under the development server nothing is joined', () => {
  expect(sheetFor('/', ['/app/ui/styles.css.ts'], [])).toBeUndefined()
})

const sheetOf = (path: string, parts: string[]) =>
  sheetFor(
    path,
    parts.map((part) => `/assets/${part}.css`),
    built,
  )

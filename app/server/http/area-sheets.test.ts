import { expect, test } from 'vitest'
import { AREAS, type AreaSheet, fromElsewhere, sheetFor, withStyles } from './area-sheets.ts'

const built: AreaSheet[] = AREAS.map(({ area, parts }) => ({
  area,
  address: `/${area}.css`,
  parts: parts.map((part) => `/assets/${part}.css`),
  text: `.${area}{color:red}`,
  hash: `'sha256-${area}'`,
}))

test.each([
  ['/', ['style', 'public'], 'public'],
  ['/afspraak', ['style'], 'public'],
  ['/afspraak/gegevens', ['style', 'progress'], 'public'],
  ['/aanmelden', ['style', 'progress'], 'own'],
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
  ['/vragenlijst/:section/vraag/:question', ['style', 'steps', 'question'], 'steps'],
  ['/admin', ['style', 'office', 'tables', 'desk'], 'office'],
  ['/admin/bestaat-niet', ['style'], 'office'],
  ['/admin-auth', ['style'], 'public'],
  ['/franchise/dashboard', ['style', 'office', 'tables', 'directors'], 'directors'],
  ['/franchise/meldingen', ['style'], 'directors'],
  // What is written down with somebody, in the frame of the office.
  ['/admin/wensengesprek/:mandate/:section', ['style', 'office', 'steps'], 'office-steps'],
  [
    '/admin/wensengesprek/:mandate/:section/vraag/:question',
    ['style', 'office', 'steps', 'question'],
    'office-question',
  ],
])('%s, which needs %j, gets the sheet of %s', (path, parts, area) => {
  expect(sheetOf(path, parts)).toBe(`/${area}.css`)
})

test.each([
  ['/admin', ['style', 'office', 'relatives']],
  ['/franchise/dashboard', ['style', 'desk', 'directors']],
  ['/', ['style', 'public', 'own']],
])('%s, which needs %j, has its sheets one by one: no area has all of it', (path, parts) => {
  expect(sheetOf(path, parts)).toBeUndefined()
})

test('under the development server nothing is joined', () => {
  expect(sheetFor('/', ['/app/ui/styles.css.ts'], [])).toBeUndefined()
})

test.each([
  ['none', true],
  ['cross-site', true],
  ['same-site', false],
  ['same-origin', false],
  [null, false],
])('who comes with Sec-Fetch-Site %s comes from elsewhere: %s', (site, elsewhere) => {
  expect(fromElsewhere(site)).toBe(elsewhere)
})

test('styles stand at the end of the head instead of the link, and the sheet is fetched afterwards', () => {
  const [own] = built
  if (!own) throw new Error('no sheet')
  const script = '<script src="/a.js"></script>'
  const link = `<link nonce="x" rel="stylesheet" href="${own.address}"/>`
  const page = `<head>${link}${script}</head><body>a</body>`
  expect(withStyles(page, { ...own, text: '.a{content:"$&"}' })).toBe(
    `<head>${script}<style>.a{content:"$&"}</style></head><body>a<noscript data-later><link rel="stylesheet" media="not all" href="${own.address}"/></noscript></body>`,
  )
})

const sheetOf = (path: string, parts: string[]) =>
  sheetFor(
    path,
    parts.map((part) => `/assets/${part}.css`),
    built,
  )?.address

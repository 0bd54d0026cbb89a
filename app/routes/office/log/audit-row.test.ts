import type { TFunction } from 'i18next'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Action } from '#app/access/audit.ts'
import { audit } from '#app/features/audit/texts.nl.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { NO_DATABASE } from '#tests/setup/settings.ts'
import { deedsIn, wordsOf } from './audit-row.ts'

beforeAll(() => void vi.stubEnv('APP_DATABASE_URL', NO_DATABASE))

const t = dutch<['audit']>({ audit }) as unknown as TFunction<'audit'>

const row = {
  id: '1',
  number: null,
  at: new Date('2026-11-27T04:00:00Z'),
  actedAs: 'staff',
  request: '0badcafe',
  actor: null,
  contact: null,
  subject: undefined,
  company: null,
  answered: false,
}

const moreOf = (action: Action, detail: string | null, reason: string | null = null) =>
  wordsOf([{ ...row, action, detail, reason }], t).more

test.each<[Action, string, string]>([
  ['death.read', 'wishes', 'Onderdeel: wensen'],
  ['death.read', 'document', 'Onderdeel: document'],
  ['death.answer', 'yes', 'Antwoord: overleden'],
  ['death.answer', 'no', 'Antwoord: klopt niet'],
  ['death.answer', 'unknown', 'Antwoord: weet het niet'],
  ['death.look', 'former', 'Papier: van een eerder bericht'],
  ['access.fetch', 'run sheet', 'Onderdeel: draaiboek'],
  ['access.fetch', 'living will', 'Onderdeel: wilsverklaring'],
  ['attention.done', 'delivery', 'Onderdeel: levering'],
  ['role.give', 'staff', 'Rol: Medewerker'],
  ['mandate.give', 'phone', 'Hoe: aan de telefoon'],
  ['account.prepare', 'aloud', 'Hoe: aan tafel'],
  ['files.search', '3', 'Gevonden op die bladzijde: 3'],
  ['backup.destroy', '2', 'Aantal: 2'],
])('what stands beside %s is said in Dutch: %s', (action, detail, said) => {
  expect(moreOf(action, detail)).toEqual([said])
})

test.each<[Action, string]>([
  ['death.expire', 'nobody-else-said-so'],
  ['death.refuse', 'paper-unclear'],
  ['death.refuse', 'paper-other'],
  ['death.refuse', 'not-so'],
  ['access.keep', 'not-fetched'],
  ['access.delete', 'term-over'],
  ['access.fetch', 'member-not-active'],
])('why %s is not said with the name that the code has for it: %s', (action, reason) => {
  expect(moreOf(action, null, reason)).not.toEqual([`Reden: ${reason}`])
})

test('what a newer version wrote is never said with the name that the code has for it', () => {
  const newer = wordsOf(
    [
      {
        ...row,
        action: 'file.send' as Action,
        detail: 'by pigeon',
        reason: 'wind-is-right',
        actedAs: 'pigeon staff',
      },
    ],
    t,
  )
  expect(JSON.stringify(newer)).not.toMatch(/file\.send|pigeon|wind-is-right/)
})

test.each<[Action, boolean, string, string]>([
  ['access.ask', false, 'Door: het Wensenregister zelf', 'Gevraagd door: Uitvaartzorg Smit'],
  ['access.deliver', false, 'Door: het Wensenregister zelf', 'Geleverd aan: Uitvaartzorg Smit'],
  [
    'access.confirm',
    true,
    'Antwoord van: de vertrouwenspersoon, via de e-maillink',
    'Aanvraag van: Uitvaartzorg Smit',
  ],
])('a step of a request says whose it is: %s', (action, answered, by, company) => {
  const step = { ...row, action, detail: 'full', reason: null, actedAs: 'release', answered }
  const words = wordsOf([{ ...step, company: 'Uitvaartzorg Smit' }], t)
  expect([words.by, words.about[0]]).toEqual([by, company])
})

test('what no page asked for has no number of a request to look further by', () => {
  const aboutOf = (request: string) =>
    wordsOf([{ ...row, action: 'death.read', detail: null, reason: null, request }], t).about
  expect(aboutOf('00000000')).toEqual([])
  expect(aboutOf('0badcafe')).toEqual(['Bezoek\u00a00badcafe'])
})

test('the parts that one reading opens are one line, and another reading is not', () => {
  const subject = { email: 'gerda@example.nl', fileNumber: 'WR12345678', company: null }
  const reads = { ...row, subject, action: 'file.read' as const, reason: 'copy-for-contact' }
  const rows = [
    { ...reads, number: 9, detail: 'documents' },
    { ...reads, number: 8, detail: 'sections' },
    { ...reads, number: 7, detail: 'sections', subject: { ...subject } },
    { ...reads, number: 6, detail: 'sections', at: new Date('2026-11-27T03:00:00Z') },
    { ...reads, number: 5, detail: null, action: 'file.details' as const },
  ]
  const said = deedsIn(rows).map((deed) => wordsOf(deed, t))
  expect(said.map(({ numbers }) => numbers)).toEqual([
    ['regels\u00a08–9'],
    ['regel\u00a07'],
    ['regel\u00a06'],
    ['regel\u00a05'],
  ])
  expect(said[0]?.more).toEqual([
    'Onderdeel: wensen, documenten',
    'Reden: kopie voor een contactpersoon',
  ])
})

test('a page of a delivery that is opened again and again within an hour is one line', () => {
  const subject = { email: 'gerda@example.nl', fileNumber: 'WR12345678', company: null }
  const looks = { ...row, subject, action: 'access.look' as const, detail: null, reason: null }
  const at = (time: string) => new Date(`2026-11-27T${time}:00Z`)
  const rows = [
    { ...looks, number: 9, at: at('04:11'), request: '00c0ffee' },
    { ...looks, number: 8, at: at('04:08') },
    { ...looks, number: 7, at: at('03:10') },
    { ...looks, number: 6, at: at('03:09'), actedAs: 'admin' },
  ]
  const said = deedsIn(rows).map((deed) => wordsOf(deed, t))
  expect(said.map(({ numbers, more, about }) => [...numbers, ...more, ...about.slice(1)])).toEqual([
    ['regels\u00a08–9', '2 keer, van 5.08 tot 5.11 uur'],
    ['regel\u00a07', 'Bezoek\u00a00badcafe'],
    ['regel\u00a06', 'Bezoek\u00a00badcafe'],
  ])
})

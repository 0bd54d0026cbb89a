/** What is said of a report that was stopped is no more than what happened. */
import { expect, test } from 'vitest'
import { readUntil, whyStopped, whyStoppedToOwner } from './stopped.server.ts'

const changedAt = new Date('2026-11-24T22:12:00Z')

test.each([
  [
    'owner-answered',
    /was ingelogd als Gerda, liet ons op .+ weten dat Gerda leeft\./,
    /weten dat u leeft\./,
  ],
  [
    'owner-signed-in',
    /^Op .+ logde iemand in als Gerda, of liet opnieuw zien wie het is\. Daarom is het gestopt\./,
    /^Op .+ logde u in, of liet u opnieuw zien wie u bent\. Daarom is het gestopt\./,
  ],
  ['by-owner', /^Op .+ is het namens Gerda gestopt\.$/, /^U stopte dat op /],
  ['said-to-live', /^Op .+ is het gestopt\.$/, /^Op .+ is dat gestopt\.$/],
])('that %s stopped it', (because, toContact, toOwner) => {
  const stopped = { because, changedAt }
  expect(whyStopped(stopped, 'Gerda', null)).toMatch(toContact)
  expect(whyStoppedToOwner(stopped, null)).toMatch(toOwner)
})

test('that the rest was read from twelve hours later', () => {
  const from = new Date('2026-11-24T09:15:00Z')
  const allAt = new Date('2026-11-24T21:15:00Z')
  const read = { names: 'Lisa', count: 1, from, allAt }
  expect(readUntil(read, changedAt).replaceAll('\u00a0', ' ')).toBe(
    'Lisa kon op 24 november 2026 van 10.15 tot 23.12 uur lezen wat het eerst nodig is, en vanaf 24 november 2026 om 22.15 uur ook wat u verder koos. Wat toen is bewaard, heeft Lisa nog.',
  )
})

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

test.each([
  [true, true, 'U nam uw bericht op', 'omdat Gerda leeft.'],
  [true, false, 'Lisa nam het bericht op', 'zelf terug, omdat Gerda leeft.'],
  [false, false, 'Lisa zei op', 'dat Gerda leeft.'],
])('that a contact said no (who let us know: %s, reads it: %s)', (tookBack, isReader, ...parts) => {
  const denier = { name: 'Lisa', tookBack, isReader }
  const said = whyStopped({ because: 'contact-denies', changedAt }, 'Gerda', denier)
  for (const part of parts) expect(said).toContain(part)
  const toOwner = whyStoppedToOwner({ because: 'contact-denies', changedAt }, denier)
  expect(toOwner).toMatch(
    tookBack ? /^Lisa nam dat bericht op .+ zelf terug, omdat u leeft\.$/ : /dat u leeft\./,
  )
})

test('that the rest was read from twelve hours later', () => {
  const from = new Date('2026-11-24T09:15:00Z')
  const allAt = new Date('2026-11-24T21:15:00Z')
  const read = { names: 'Lisa', count: 1, from, allAt }
  expect(readUntil(read, changedAt).replaceAll('\u00a0', ' ')).toBe(
    'Lisa kon op 24 november 2026 van 10.15 tot 23.12 uur lezen wat het eerst nodig is, en vanaf 24 november 2026 om 22.15 uur ook wat u verder koos. Wat toen is bewaard, heeft Lisa nog.',
  )
})

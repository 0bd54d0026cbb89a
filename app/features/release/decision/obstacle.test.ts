import { expect, test } from 'vitest'
import type { Comparison } from './comparison.ts'
import { refuseForm } from './decision-forms.ts'
import {
  type DecidableRequest,
  hopeless,
  isLastApproval,
  type Lack,
  lackOf,
  type Obstacle,
  obstacleTo,
  type SaidToApprove,
  takesReason,
} from './obstacle.ts'

const fine: Comparison = {
  name: 'same',
  birth: 'same',
  death: null,
  confirmedLater: false,
  writtenLater: null,
  saidAlive: null,
  confirmsItself: false,
}
const right: DecidableRequest = {
  kind: 'full',
  state: 'pending_verification',
  found: true,
  deliverable: true,
  isGoing: false,
  isInactive: false,
  isMoneyBack: false,
  otherApproved: false,
  compared: fine,
  byMe: false,
  approved: 0,
  sawCertificate: false,
  sawWhose: false,
  heardMyself: false,
  refused: null,
  isHeard: false,
  isDenied: false,
  untold: null,
  contactKnown: true,
  contactPhone: null,
  called: null,
  hasAddress: true,
  hasPhone: false,
}

test.each([
  [{}, null, false],
  [{ name: 'like' }, null, false],
  [{ name: 'differs' }, null, true],
  [{ birth: 'differs' }, null, true],
  [{ name: 'differs', birth: 'unknown' }, 'differs', true],
  [{ name: 'differs', birth: 'notAsked' }, 'differs', true],
  [{ name: 'surname', birth: 'unknown' }, null, true],
  [{ name: 'initial', birth: 'unknown' }, null, true],
  [{ name: 'like', birth: 'notAsked' }, null, true],
  [{ name: 'same', birth: 'unknown' }, null, false],
  [{ name: 'unknown', birth: 'unknown' }, null, false],
  [{ name: 'differs', birth: 'differs' }, 'differs', true],
  [{ name: 'initial' }, null, false],
  [{ name: 'initial', birth: 'differs' }, 'differs', true],
  [{ name: 'surname' }, null, true],
  [{ name: 'surname', birth: 'differs' }, 'differs', true],
  [{ name: 'like', birth: 'differs' }, null, true],
  [{ death: 'future' }, 'impossible', false],
  [{ death: 'beforeBirth' }, 'impossible', false],
  [{ death: 'old' }, null, true],
  [{ confirmedLater: true }, null, true],
  [{ writtenLater: '2026-11-24' }, null, true],
  [{ saidAlive: { day: '2026-11-24', signedIn: false, answered: true } }, null, true],
  [{ confirmsItself: true }, 'self', false],
] as [Partial<Comparison>, Obstacle | null, boolean][])(
  'where it differs so: %j, the obstacle is %j, and it takes a reason: %j',
  (change, obstacle, reason) => {
    const request = { ...right, compared: { ...fine, ...change } }
    expect([obstacleTo(request), takesReason(request)]).toEqual([obstacle, reason])
  },
)

const wrong: DecidableRequest = {
  ...right,
  state: 'waiting_time',
  found: false,
  deliverable: false,
  isGoing: true,
  isInactive: true,
  isMoneyBack: true,
  otherApproved: true,
  compared: { ...fine, confirmsItself: true },
  byMe: true,
  refused: 'late',
}

const FOUND = ['state', 'found', 'deliverable'] as const
const PAID = [...FOUND, 'isGoing', 'isInactive', 'isMoneyBack'] as const

test.each<[Obstacle | null, readonly (keyof DecidableRequest)[]]>([
  ['early', []],
  ['notFound', ['state']],
  ['unsigned', ['state', 'found']],
  ['going', FOUND],
  ['inactive', [...FOUND, 'isGoing']],
  ['moneyBack', [...FOUND, 'isGoing', 'isInactive']],
  ['other', PAID],
  ['self', [...PAID, 'otherApproved']],
  ['again', [...PAID, 'otherApproved', 'compared']],
  ['late', [...PAID, 'otherApproved', 'compared', 'byMe']],
  [null, [...PAID, 'otherApproved', 'compared', 'byMe', 'refused']],
])('of all that can be wrong %s is said first where this is right: %j', (obstacle, rights) => {
  const mended = Object.fromEntries(rights.map((key) => [key, right[key]]))
  expect(obstacleTo({ ...wrong, ...mended })).toBe(obstacle)
})

test.each([
  [{ name: 'differs', birth: 'differs' }, 'differs'],
  [{ death: 'beforeBirth' }, 'impossible'],
] as [Partial<Comparison>, Obstacle][])(
  'what can only be refused says so first, also while it waits: %j',
  (change, obstacle) => {
    const request = { ...wrong, compared: { ...fine, ...change } }
    expect([obstacleTo(request), hopeless(request)]).toEqual([obstacle, obstacle])
    expect(hopeless({ ...right, compared: { ...fine, name: 'differs' } })).toBeNull()
  },
)

test('where no living will was signed, it can only be refused, whatever it waits for', () => {
  const request = { ...right, kind: 'living_will', state: 'waiting_contact' } as const
  expect(hopeless({ ...request, deliverable: false })).toBe('unsigned')
  expect(hopeless({ ...request, deliverable: false, found: false })).toBeNull()
  expect(hopeless(request)).toBeNull()
})

test('nobody approves what cannot be compared (any more)', () => {
  expect(obstacleTo({ ...right, compared: null })).toBe('early')
})

const said: SaidToApprove = { nagekeken: ['contact-called'], ondanks: 'typing-error', proven: true }

test.each<[Lack | null, Partial<SaidToApprove>]>([
  [null, {}],
  ['unexplained', { ondanks: undefined, proven: false, nagekeken: [] }],
  ['unexplained', { ondanks: '' }],
  ['unchecked', { proven: false, nagekeken: [] }],
  ['unproven', { proven: false }],
  ['unchecked', { nagekeken: [] }],
  ['unchecked', { nagekeken: undefined }],
])('where one detail differs, an approval lacks %s where it was said so: %j', (lack, change) => {
  const request = { ...right, compared: { ...fine, name: 'differs' } } as const
  expect(lackOf(request, { ...said, ...change })).toBe(lack)
})

test.each([
  ['certificate-seen', 'sawCertificate'],
  ['details-compared', 'sawWhose'],
  ['named-called', 'heardMyself'],
] as const)('nobody says %s who did not do so', (check, done) => {
  const seen = { ...said, nagekeken: ['contact-called', check] }
  expect(lackOf(right, seen)).toBe('undone')
  expect(lackOf({ ...right, [done]: true }, seen)).toBeNull()
})

test('what somebody who was called denies can only be refused', () => {
  const denied = { ...right, isDenied: true }
  expect([obstacleTo(denied), hopeless(denied)]).toEqual(['denied', 'denied'])
})

test.each([
  ['full', 0, false],
  ['full', 1, true],
  ['living_will', 0, true],
] as const)(
  'the last approval is the second one of a whole file, and the only one of a living will: %s, after %i',
  (kind, approved, isLast) => {
    expect(isLastApproval({ kind, approved })).toBe(isLast)
  },
)

const stranger = { ...right, contactKnown: false } as const

test.each<[string, Partial<DecidableRequest>, Lack | null]>([
  ['a stranger', {}, 'unheard'],
  ['a stranger with a number', { hasPhone: true, contactPhone: 'same' }, 'unheard'],
  ['a stranger, for a living will', { kind: 'living_will' }, 'unheard'],
  ['a stranger, for a living will that was heard of', { kind: 'living_will', isHeard: true }, null],
  ['a stranger, where the first colleague heard of it otherwise', { isHeard: true }, null],
  ['somebody whom the owner knows by this address', { contactKnown: true }, null],
  ['nobody that was compared', { hasAddress: false }, 'unheard'],
  [
    'somebody without a number in the file',
    { hasAddress: false, contactPhone: 'unknown' },
    'unheard',
  ],
  [
    'somebody known by address who was called by another number',
    { contactKnown: true, called: 'other' },
    'unheard',
  ],
  [
    'somebody known by address who was called by a number that was not written down',
    { contactKnown: true, called: 'unclear' },
    'unheard',
  ],
  ['somebody unknown by address who was called by a number of the file', { called: 'given' }, null],
  ['somebody called by the number of the file', { hasAddress: false, contactPhone: 'other' }, null],
])('where %s confirmed a death, an approval lacks something: %j', (_, of, lack) => {
  expect(lackOf({ ...stranger, ...of }, said)).toBe(lack)
})

test('a death that a stranger confirmed is heard of by a call that was written down, or on a certificate', () => {
  const done = { sawCertificate: true, sawWhose: true, heardMyself: true }
  const seen = (nagekeken: string[], of: Partial<DecidableRequest> = {}) =>
    lackOf({ ...stranger, ...done, ...of }, { ...said, nagekeken })
  expect(seen(['named-called'])).toBe('unheard')
  expect(seen(['named-called'], { isHeard: true })).toBeNull()
  expect(seen(['certificate-seen'])).toBeNull()
  expect(seen(['contact-called', 'member-called', 'details-compared', 'card-seen'])).toBe('unheard')
})

test.each(['full', 'living_will'] as const)(
  'who said lately that they live is not read (%s) before somebody was called',
  (kind) => {
    const of = (answered: boolean) =>
      ({
        ...right,
        kind,
        compared: { ...fine, saidAlive: { day: '2026-11-24', signedIn: false, answered } },
      }) as const
    expect(lackOf(of(false), said)).toBe('uncalled')
    expect(lackOf(of(true), said)).toBeNull()
    // Why all the same is asked where they would have died since.
    expect(takesReason(of(true))).toBe(kind === 'full')
  },
)

test('of what says the same no reason is asked', () => {
  expect(lackOf(right, { ...said, ondanks: undefined })).toBeNull()
})

test('nobody refuses a request because there is no such file before it was looked for', () => {
  const reasons = (lookedUp: boolean) =>
    refuseForm({ kind: 'full', lookedUp, isInactive: false }).fields[0].options.includes(
      'no-such-file',
    )
  expect([reasons(false), reasons(true)]).toEqual([false, true])
})

/**
 * Whatever colleagues open and send in the office, in whatever order: no answer holds a text of
 * someone without a row in the audit log of that very reading. The database alone:
 * app/access/unseen.test.ts.
 */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { REASONS } from '#app/access/audit.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { type Answer, signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, TEST_PASSWORD, type TestUser, testUser } from '#tests/setup/database.ts'
import { accessTable } from '../access/access-table.ts'

type Subject = { id: string; email: string; number: string; open: string; secret: string }

const subjects: Subject[] = []
const colleagues: { id: string; visitor: Visitor }[] = []
const paths: string[] = []

async function withWishes({ id, email }: TestUser): Promise<Subject> {
  const [open, secret] = [`zwemmen ${randomUUID()}`, `tegel ${randomUUID()}`]
  const answer = (section: 'veer' | 'secret', data: object) =>
    saveSection({ id }, { section, id: randomUUID(), revision: 0, data, final: false })
  await answer('veer', { energy: open })
  await answer('secret', { caution: secret })
  const [file] = await owner<DbRow<'wishes', 'wish_file_number as number'>[]>`
    select wish_file_number as number from wishes where user_id = ${id}`
  return { id, email, number: file?.number ?? '', open, secret }
}

beforeAll(async () => {
  for (let count = 0; count < 3; count += 1) subjects.push(await withWishes(await testUser()))
  for (const role of ['admin', 'admin', 'staff'] as const) {
    const user = await testUser(role)
    colleagues.push({ id: user.id, visitor: await signedIn(user) })
  }
  const [first] = subjects
  for (const [id, { path }] of Object.entries(accessTable))
    if (id.startsWith('routes/office/') && first)
      paths.push(typeof path === 'string' ? path : await path({ ...first, token: '' }))
})

const place = fc.nat({ max: 2 })
/** What is typed somewhere: of a subject, or something that means nothing. */
const word = fc.oneof(
  fc.tuple(place, fc.constantFrom('id', 'email', 'number', 'open')).map(
    ([at, part]) =>
      () =>
        subjects[at]?.[part as keyof Subject] ?? '',
  ),
  fc.constantFrom('', '%', '*', 'WR', "' or true --").map((text) => () => text),
)
const fields = fc.record({
  number: word,
  email: word,
  role: fc.constantFrom('staff', 'admin', ''),
  reason: fc.constantFrom(...REASONS, ''),
  currentPassword: fc.constantFrom(TEST_PASSWORD, ''),
})

const action = fc.record({
  who: place,
  where: fc.nat(),
  how: fc.constantFrom('open', 'search', 'send', 'read', 'read', 'wait'),
  /** Whose number is typed to read. */
  whose: place,
  query: word,
  fields,
})
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

async function act({
  who,
  where,
  how,
  whose,
  query,
  fields: typed,
}: Action): Promise<Answer | undefined> {
  const colleague = colleagues[who]
  if (!colleague) throw new Error('nobody')
  const { id, visitor } = colleague
  const path = paths[where % paths.length] ?? ''
  const form = { ...typed, number: typed.number(), email: typed.email() }
  if (how === 'wait') {
    await owner`update sessions set created_at = now() - interval '1 hour' where user_id = ${id}`
    return undefined
  }
  if (how === 'open' || how === 'search') {
    const asked = how === 'search' ? `?${new URLSearchParams({ q: query(), wie: query() })}` : ''
    return visitor.get(path + asked)
  }
  if (how === 'send') return visitor.post(path, form)
  return visitor.post('/admin/dossier', { ...form, number: subjects[whose]?.number ?? '' })
}

const readings = async (actor: string, subject: string) =>
  (
    await owner`
      select 1 from audit_log
       where action = 'file.read' and actor_id = ${actor} and subject_id = ${subject}`
  ).length

test('no answer of the office shows a text unseen, nor ever one of the confidential part', async () => {
  let shown = 0
  const known = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 50, maxLength: 50 }), async (actions) => {
      for (const one of actions) {
        const answer = await act(one)
        const actor = colleagues[one.who]?.id ?? ''
        for (const { id, open, secret } of answer ? subjects : []) {
          expect(answer?.text.includes(secret)).toBe(false)
          // What a form gives back was typed, not read.
          const isTyped = one.query() === open || one.fields.number() === open
          if (isTyped || one.fields.email() === open || !answer?.text.includes(open)) continue
          const rows = await readings(actor, id)
          expect(rows).toBeGreaterThan(known.get(`${actor} ${id}`) ?? 0)
          known.set(`${actor} ${id}`, rows)
          shown += 1
        }
      }
    }),
    { seed: 20261122, numRuns: 4 },
  )
  // Or it would have shown nothing.
  expect(shown).toBeGreaterThan(5)
}, 60_000)

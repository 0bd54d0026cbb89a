/** One form saves many times, in any order; another form never goes over it unseen. */
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { withActor, asPerson } from '#app/platform/database/sql.server.ts'
import { saveSection } from './save.server.ts'
import type { WishSave } from './save-in-transaction.server.ts'
import { readSection } from '../file/sections.server.ts'

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

/** A form on a page that was opened on a revision. Each save has the next number, as the script counts. */
class Form {
  readonly id = randomUUID()
  readonly revision: number
  readonly after: string | undefined
  private count = 0

  constructor(revision = 0, after?: Form) {
    this.revision = revision
    this.after = after?.id
  }

  /** An automatic save that is not sent yet. */
  next(energy: string): () => ReturnType<typeof saveSection> {
    this.count += 1
    return this.of({ data: { energy }, sequence: this.count * 2, automatic: true })
  }

  auto(energy: string) {
    return this.next(energy)()
  }

  byHand(energy: string, changes: Partial<WishSave> = {}) {
    return this.of({ data: { energy }, sequence: this.count * 2 + 1, ...changes })()
  }

  private of(changes: Partial<WishSave>) {
    const { id, revision, after } = this
    const save = {
      section: 'veer',
      id,
      revision,
      after,
      data: {},
      final: false,
      ...changes,
    } as const
    return () => saveSection(user, save)
  }
}

const section = () => withActor(asPerson(user.id), (sql) => readSection(sql, user.id, 'veer'))
const text = async () => (await section()).data.energy
const isCompleted = async () => {
  const [row] = await owner`select is_completed from wishes where user_id = ${user.id}`
  return row?.is_completed as boolean
}

const OK = { ok: true }
const CONFLICT = { ok: false, disputed: ['energy'] }

describe('one form', () => {
  test('saves again and again on the revision that it was opened on', async () => {
    const form = new Form()
    for (const [index, energy] of ['a', 'ab', 'abc'].entries())
      expect(await form.auto(energy)).toMatchObject({ ok: true, revision: index + 1 })
    expect(await form.byHand('abcd')).toMatchObject({ ok: true, revision: 4 })
    expect(await text()).toBe('abcd')
  })

  test('acknowledges a save that comes after a newer one, and leaves it out', async () => {
    const form = new Form()
    const late = form.next('oud')
    expect(await form.auto('nieuw')).toMatchObject({ ok: true, revision: 1 })
    expect(await late()).toMatchObject({ ok: true, revision: 0 })
    expect(await text()).toBe('nieuw')
  })

  test('that went back to the first text is not overtaken by a late save', async () => {
    await new Form().byHand('begin')
    const form = new Form(1)
    const late = form.next('begin en meer')
    expect(await form.byHand('begin')).toMatchObject({ ok: true, revision: 1 })
    expect(await late()).toMatchObject(OK)
    expect(await text()).toBe('begin')
  })

  test('repeats a save whose answer was lost, also when the text grew since', async () => {
    const form = new Form()
    const lost = form.next('verloren antwoord')
    expect(await lost()).toMatchObject({ ok: true, revision: 1 })
    expect(await lost()).toMatchObject({ ok: true, revision: 1 })
    expect(await form.auto('verloren antwoord en meer')).toMatchObject({ ok: true, revision: 2 })
  })

  test('saves by hand while the last automatic save is still under way', async () => {
    const form = new Form()
    const beacon = form.next('bijna')
    const results = await Promise.all([form.byHand('helemaal', { final: true }), beacon()])
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await text()).toBe('helemaal')
  })

  test('does not make the file a draft again with a save that comes too late', async () => {
    const form = new Form()
    const late = form.next('bijna')
    await form.byHand('helemaal', { final: true })
    await late()
    expect(await isCompleted()).toBe(true)
    expect(await new Form(1).auto('toch anders')).toMatchObject(OK)
    expect(await isCompleted()).toBe(false)
  })

  test('ten saves at once leave the newest', async () => {
    const form = new Form()
    const saves = Array.from({ length: 10 }, (_, index) => form.next(`tekst ${index}`))
    const results = await Promise.all(saves.toReversed().map((save) => save()))
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await text()).toBe('tekst 9')
  })
})

describe('two forms', () => {
  test('that save by themselves never overwrite each other unseen', async () => {
    const [first, second] = [new Form(), new Form()]
    expect(await first.auto('eerste')).toMatchObject(OK)
    expect(await second.auto('tweede')).toMatchObject({ ...CONFLICT, stored: { energy: 'eerste' } })
    expect(await first.auto('eerste en meer')).toMatchObject(OK)
    expect(await second.byHand('tweede')).toMatchObject(CONFLICT)
    expect(await text()).toBe('eerste en meer')
  })

  test('the one that was first hears of it when the other one was chosen', async () => {
    const first = new Form()
    await first.auto('eerste')
    expect(await new Form(1).byHand('tweede')).toMatchObject(OK)
    expect(await first.auto('eerste en meer')).toMatchObject(CONFLICT)
    // Saying again what it had saved before is no change: the other text was written over that one.
    expect(await first.byHand('eerste')).toMatchObject({ ok: true, stored: { energy: 'tweede' } })
    expect(await text()).toBe('tweede')
  })

  test('at the same moment: one is stored, the other one hears of it', async () => {
    const results = await Promise.all([new Form().auto('een'), new Form().auto('twee')])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('of different people do not know each other', async () => {
    const form = new Form()
    await form.auto('van de een')
    user = await testUser()
    expect(await form.auto('van de ander')).toMatchObject({ ok: true, isNew: true, revision: 1 })
  })
})

describe('a form that goes on from another', () => {
  test('has seen what that one stored, also when its answer was lost', async () => {
    const first = new Form()
    await first.auto('tekst')
    const next = new Form(0, first)
    expect(await next.auto('tekst en een rij')).toMatchObject({ ok: true, revision: 2 })
    expect(await next.auto('nog meer')).toMatchObject(OK)
  })

  test('has not seen what a third one stored', async () => {
    const first = new Form()
    await first.auto('tekst')
    await new Form(1).byHand('van elders')
    expect(await new Form(0, first).auto('tekst en een rij')).toMatchObject(CONFLICT)
  })

  test('ends that one: whatever still arrives from it is left out', async () => {
    await new Form().byHand('begin')
    const first = new Form(1)
    const late = first.next('begin en meer')
    expect(await new Form(1, first).auto('begin')).toMatchObject(OK)
    expect(await late()).toMatchObject(OK)
    expect(await text()).toBe('begin')
  })

  test('lets that one be saved by hand all the same, and go on: neither replaces the other unseen', async () => {
    const first = new Form()
    await first.auto('tekst')
    const next = new Form(0, first)
    await next.auto('tekst en een rij')
    expect(await first.byHand('tekst met de hand')).toMatchObject(CONFLICT)
    expect(await first.byHand('tekst en een rij')).toMatchObject(OK)
    expect(await first.auto('tekst van het eerste')).toMatchObject(OK)
    expect(await text()).toBe('tekst van het eerste')
    expect(await next.auto('tekst van het tweede')).toMatchObject(CONFLICT)
  })

  test('in two tabs is two forms', async () => {
    const first = new Form()
    await first.auto('tekst')
    expect(await new Form(0, first).auto('links')).toMatchObject(OK)
    expect(await new Form(0, first).auto('rechts')).toMatchObject(CONFLICT)
  })
})

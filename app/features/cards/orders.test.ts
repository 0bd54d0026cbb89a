import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS, askForCards, finish, readNaw, saveNaw } from '#tests/fixtures/people/cards.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { requestCards } from '#app/features/wishes/cards.server.ts'
import { restoreVersion } from '#app/features/wishes/versions/restore.server.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import { openForSystem, tokenHash } from '#app/platform/keys/crypto.server.ts'
import { withActor, asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { ownOrders, revokeOwnCard, ownCard } from './overview.server.ts'
import { readRequests } from './requests.server.ts'
import { canGo } from '#app/platform/database/machine.ts'
import { CARD_ORDER, canWithdraw, isUnderWay, type OrderState } from './states.ts'

let user: TestUser

beforeEach(async () => {
  user = await testUser()
})

const states = Object.keys(CARD_ORDER.ways) as OrderState[]
const orders = () => ownOrders(user.id)
const requests = () => readOnly(asPerson(user.id), (sql) => readRequests(sql, user.id))
const statesOf = async () => (await orders()).map(({ state }) => state)

/** What who prints and posts the cards does with the newest order. */
async function move(...path: OrderState[]) {
  const [{ id = '' } = {}] = await orders()
  for (const state of path) await owner`update card_orders set state = ${state} where id = ${id}`
  return id
}

/** An order that came as far as this. */
async function orderAt(state: OrderState) {
  await askForCards(user)
  await finish(user)
  const ways: Record<OrderState, OrderState[]> = {
    requested: [],
    batched: ['batched'],
    printed: ['batched', 'printed'],
    posted: ['batched', 'printed', 'posted'],
    returned: ['batched', 'printed', 'posted', 'returned'],
    revoked: ['revoked'],
  }
  return move(...ways[state])
}

describe('an order', () => {
  test('is made by the final save, and only then', async () => {
    await askForCards(user)
    expect(await orders()).toEqual([])
    await finish(user)
    const [order] = await orders()
    expect(order).toMatchObject({ state: 'requested', variant: 'standard', address: ADDRESS })
    expect(order?.cards.map(({ number, revokedAt }) => [number, revokedAt])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })

  test('is not made when nobody asked for cards, or the box was ticked but not confirmed', async () => {
    const answers = { ...ADDRESS, reminderFrequency: 'never' as const }
    const data = { ...answers, receiveCards: true }
    const form = { section: 'naw', id: randomUUID(), revision: 0, data, fromPage: true } as const
    const saved = await saveSection(user, { ...form, final: false })
    expect(saved).toMatchObject({ ok: true, toConfirm: ['receiveCards'] })
    // Pressed twice, as where the answer was slow: it is asked all the same.
    const again = await saveSection(user, { ...form, final: false })
    expect(again).toMatchObject({ ok: true, toConfirm: ['receiveCards'] })
    await finish(user)
    expect(await orders()).toEqual([])
    expect((await readNaw(user)).data).toEqual(answers)
  })

  test('answers a request that says when, for which cards and to what the person agreed', async () => {
    await askForCards(user)
    const said = { variant: 'standard', consent: '1.0', requestedAt: expect.any(Date) }
    expect(await requests()).toEqual([{ ...said, ordered: false }])
    // The answers to the interview hold nothing that is no question.
    expect((await readNaw(user)).data).toEqual({ ...ADDRESS, receiveCards: true })
    await finish(user)
    expect(await requests()).toEqual([{ ...said, ordered: true }])
  })

  test('is not made for a request that was withdrawn before', async () => {
    await askForCards(user)
    await saveNaw(user, { receiveCards: false })
    expect(await requests()).toEqual([])
    await finish(user)
    expect(await orders()).toEqual([])
  })

  test('that two requests at once ask for is one', async () => {
    await saveNaw(user, ADDRESS)
    await Promise.all([requestCards(user.id), requestCards(user.id)])
    expect(await requests()).toHaveLength(1)
  })

  test('is also made when the file is completed from the overview', async () => {
    await askForCards(user)
    await completeFile(user.id)
    expect(await statesOf()).toEqual(['requested'])
  })

  test('is made at once where something changed after wishes were confirmed', async () => {
    await saveNaw(user, ADDRESS, true)
    await saveNaw(user, { ...ADDRESS, phone: '0612345678' })
    await requestCards(user.id)
    expect(await statesOf()).toEqual(['requested'])
  })

  test('is made once, however often the wishes are completed', async () => {
    for (const state of ['requested', 'batched', 'printed', 'posted', 'returned'] as const) {
      user = await testUser()
      await orderAt(state)
      await saveNaw(user, { phone: '0612345678' }, true)
      expect(await statesOf(), state).toEqual([state])
    }
  })

  test('is made once when two final saves come at once', async () => {
    await askForCards(user)
    await Promise.all([completeFile(user.id), completeFile(user.id), completeFile(user.id)])
    expect(await orders()).toHaveLength(1)
  })

  test('of new cards follows after another request, once', async () => {
    await orderAt('posted')
    await requestCards(user.id)
    await completeFile(user.id)
    await saveNaw(user, { phone: '0612345678' }, true)
    expect(await statesOf()).toEqual(['requested', 'posted'])
  })

  test('that is under way answers another request as well', async () => {
    await orderAt('printed')
    await requestCards(user.id)
    await completeFile(user.id)
    await move('posted')
    await saveNaw(user, { phone: '0612345678' }, true)
    expect(await statesOf()).toEqual(['posted'])
  })

  test('moves along with the address until it is printed', async () => {
    await orderAt('batched')
    await saveNaw(user, { city: 'Oegstgeest' }, true)
    expect(await statesOf()).toEqual(['requested', 'revoked'])
    expect((await orders())[0]?.address.city).toBe('Oegstgeest')
    await move('batched', 'printed')
    await saveNaw(user, { city: 'Zwolle' }, true)
    expect(await statesOf()).toEqual(['printed', 'revoked'])
  })

  test('keeps the address for the post until it is posted, and the codes until they are printed', async () => {
    const id = await orderAt('requested')
    const [row] = await owner`select * from card_orders where id = ${id}`
    expect(openForSystem(row?.sealed_for_post, `card_orders ${id}`)).toEqual(ADDRESS)
    const cards = await owner`select * from cards where order_id = ${id} order by number`
    const tokens = cards.map((card) =>
      openForSystem<string>(card.sealed_for_print, `cards ${card.id}`),
    )
    expect(new Set(tokens).size).toBe(3)
    for (const [index, token] of tokens.entries()) {
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
      expect(tokenHash(token)).toEqual(cards[index]?.token_hash)
    }
    const left = async () => {
      const [found] = await owner`
        select (sealed_for_post is not null) as post,
               exists (select from cards where order_id = ${id} and sealed_for_print is not null) as codes
          from card_orders where id = ${id}`
      return [found?.post, found?.codes]
    }
    await move('batched', 'printed')
    expect(await left()).toEqual([true, false])
    await move('posted')
    expect(await left()).toEqual([false, false])
    expect((await orders())[0]?.address).toEqual(ADDRESS)
  })
})

describe('switching the cards off', () => {
  test.each([
    ['requested', 'withdrawn', 'revoked'],
    ['batched', 'withdrawn', 'revoked'],
    ['printed', 'printed', 'printed'],
    ['posted', 'none', 'posted'],
  ] as const)('when they are %s: %s', async (state, result, after) => {
    await orderAt(state)
    const { cards } = await saveNaw(user, { receiveCards: false })
    expect(cards).toBe(result)
    expect(await statesOf()).toEqual([after])
    expect((await readNaw(user)).data).toEqual(ADDRESS)
  })

  test('does not follow from putting an old version back, nor does switching them on', async () => {
    await saveNaw(user, ADDRESS, true)
    await orderAt('requested')
    const put = async (version: number) => {
      const { revision } = await readNaw(user)
      expect(await restoreVersion(user.id, version, { naw: revision, secret: 0 })).toEqual({
        ok: true,
      })
    }
    await put(1)
    expect(await statesOf()).toEqual(['requested'])
    expect((await readNaw(user)).data).toMatchObject({ receiveCards: true })
    await saveNaw(user, { receiveCards: false })
    await put(2)
    expect((await readNaw(user)).data).not.toHaveProperty('receiveCards')
  })

  test('takes its cards out of use, and a new request makes a new order', async () => {
    await orderAt('requested')
    await saveNaw(user, { receiveCards: false })
    expect((await orders())[0]?.cards.every(({ revokedAt }) => revokedAt)).toBe(true)
    await requestCards(user.id)
    await completeFile(user.id)
    expect(await statesOf()).toEqual(['requested', 'revoked'])
  })
})

describe('a card', () => {
  test('can be taken out of use, once and for good', async () => {
    await orderAt('posted')
    const [first, second] = (await orders())[0]?.cards ?? []
    expect(await ownCard(user.id, first?.id ?? '')).toMatchObject({ number: 1, revokedAt: null })
    expect(await revokeOwnCard(user.id, first?.id ?? '')).toBe(true)
    expect((await ownCard(user.id, first?.id ?? ''))?.revokedAt).toBeInstanceOf(Date)
    expect(await ownCard(user.id, second?.id ?? '')).toMatchObject({ number: 2, revokedAt: null })
    await expect(
      withActor(asPerson(user.id), (sql) => sql`update cards set revoked_at = null`),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('of someone else cannot', async () => {
    await orderAt('posted')
    const [card] = (await orders())[0]?.cards ?? []
    const other = await testUser()
    expect(await revokeOwnCard(other.id, card?.id ?? '')).toBe(false)
    expect(await revokeOwnCard(other.id, randomUUID())).toBe(false)
    expect(await ownCard(user.id, card?.id ?? '')).toMatchObject({ revokedAt: null })
  })

  test('that came back by post is out of use', async () => {
    await orderAt('returned')
    expect((await orders())[0]?.cards.every(({ revokedAt }) => revokedAt)).toBe(true)
  })
})

describe('the states of an order', () => {
  const ways = states.flatMap((from) =>
    states.filter((to) => to !== from).map((to) => ({ from, to })),
  )

  test.each(ways)('$from to $to, by the database as by the code', async ({ from, to }) => {
    const id = await orderAt(from)
    const moved = owner`update card_orders set state = ${to} where id = ${id}`
    if (canGo(CARD_ORDER, from, to)) expect((await moved).count).toBe(1)
    else await expect(moved).rejects.toMatchObject({ code: '23514' })
  })

  test('until it is printed it can be withdrawn; until it is posted it is under way', () => {
    expect(states.filter(canWithdraw)).toEqual(['requested', 'batched'])
    expect(states.filter(isUnderWay)).toEqual(['requested', 'batched', 'printed'])
  })

  test('beyond withdrawing are not for the owner', async () => {
    await orderAt('batched')
    await expect(
      withActor(asPerson(user.id), (sql) => sql`update card_orders set state = 'printed'`),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

describe('revoking every card before it is printed', () => {
  test.each(['requested', 'batched'] as const)('frees an order that is %s', async (state) => {
    await orderAt(state)
    const [order] = await orders()
    for (const { id } of order?.cards.slice(1) ?? []) await revokeOwnCard(user.id, id)
    expect(await statesOf()).toEqual([state])
    await revokeOwnCard(user.id, order?.cards[0]?.id ?? '')
    expect(await statesOf()).toEqual(['revoked'])
    await requestCards(user.id)
    expect(await statesOf()).toEqual(['requested', 'revoked'])
  })

  test('leaves an order that was printed as it is', async () => {
    await orderAt('printed')
    const [order] = await orders()
    for (const { id } of order?.cards ?? []) await revokeOwnCard(user.id, id)
    expect(await statesOf()).toEqual(['printed'])
  })
})

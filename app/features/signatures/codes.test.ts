/** The code on the last page of a booklet: how it is written, and what the register keeps of it. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DbRow } from '#db/row.ts'
import { asPerson, withActor } from '#app/platform/database/sql.server.ts'
import { file, saved, user } from '#tests/fixtures/people/saves.ts'
import { owner, testUser } from '#tests/setup/database.ts'
import { asCode, codeOf, inGroups, isCode } from './code.ts'
import { codeOfVersion, lookUpCode } from './codes.server.ts'
import type { ToSign } from './sign.server.ts'

const hash = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes))
const SIGNS = Array.from('23456789ABCDEFGHJKMNPQRSTUVWXYZ')
const place = fc.nat(11)

describe('a code', () => {
  test('is twelve signs, known however it is typed', () => {
    fc.assert(
      fc.property(hash, (bytes) => {
        const code = codeOf(bytes)
        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/)
        expect(isCode(code)).toBe(true)
        expect(inGroups(code)).toMatch(/^.{4} .{4} .{4}$/)
        expect(asCode(` ${inGroups(code).toLowerCase().replace(' ', '-')} `)).toBe(code)
      }),
    )
  })

  test('with one wrong sign is none', () => {
    fc.assert(
      fc.property(hash, place, fc.constantFrom(...SIGNS), (bytes, at, sign) => {
        const code = codeOf(bytes)
        fc.pre(code[at] !== sign)
        expect(isCode(code.slice(0, at) + sign + code.slice(at + 1))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('with two neighbours that changed places is none', () => {
    fc.assert(
      fc.property(hash, fc.nat(10), (bytes, at) => {
        const code = codeOf(bytes)
        const [one = '', other = ''] = code.slice(at, at + 2)
        fc.pre(one !== other)
        expect(isCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['', 'ABCD', '2222 2222 2222', '22222222222O', '2222222222222'])('is not %s', (text) =>
    expect(isCode(text)).toBe(false),
  )
})

describe('what is kept', () => {
  const about = async (version = 1): Promise<ToSign> => ({
    part: 'booklet',
    number: (await file())?.number ?? '',
    name: 'Gerda de Vries',
    version,
    confirmedAt: '2026-11-12T10:00:00.000Z',
  })
  const rows = () =>
    owner<DbRow<'booklet_codes', 'hash' | 'sealed' | 'number'>[]>`
      select hash, sealed, number from booklet_codes
       where wish_id = (select id from wishes where user_id = ${user.id})`

  test('is found by the code, which is the same each time and another for each version', async () => {
    await saved({ final: true })
    const first = await about()
    const code = (await codeOfVersion(user.id, first)) ?? ''
    expect(await codeOfVersion(user.id, first)).toBe(code)
    expect(await lookUpCode(code)).toEqual(first)
    const second = await about(2)
    const other = (await codeOfVersion(user.id, second)) ?? ''
    expect(other).not.toBe(code)
    expect(await lookUpCode(other)).toEqual(second)
    expect(await rows()).toHaveLength(2)
  })

  test('is neither the code nor what it says', async () => {
    await saved({ final: true })
    const code = (await codeOfVersion(user.id, await about())) ?? ''
    const [row] = await rows()
    const bytes = Buffer.concat([row?.hash ?? Buffer.of(), row?.sealed ?? Buffer.of()])
    for (const text of [code, 'Gerda', 'WR']) expect(bytes.toString('latin1')).not.toContain(text)
    // A quick hash of 54 bits would be guessed.
    expect(row?.hash).not.toEqual(createHash('sha256').update(code).digest())
  })

  test('takes as much work to look up where nobody has it', async () => {
    await saved({ final: true })
    const code = (await codeOfVersion(user.id, await about())) ?? ''
    const workOf = async (asked: string) => {
      const before = process.cpuUsage()
      await lookUpCode(asked)
      const { user: own, system } = process.cpuUsage(before)
      return own + system
    }
    const leastOf = async (asked: string) => {
      const turns: number[] = []
      for (let turn = 0; turn < 3; turn += 1) turns.push(await workOf(asked))
      return Math.min(...turns)
    }
    const [known, unknown] = [await leastOf(code), await leastOf(codeOf(Buffer.alloc(16, 9)))]
    expect(unknown).toBeGreaterThan(known / 2)
    expect(known).toBeGreaterThan(unknown / 2)
  })

  test('goes with the file', async () => {
    await saved({ final: true })
    const code = (await codeOfVersion(user.id, await about())) ?? ''
    await owner`delete from wishes where user_id = ${user.id}`
    expect(await lookUpCode(code)).toBeNull()
  })

  test('is out of sight of people, also of their own', async () => {
    await saved({ final: true })
    await codeOfVersion(user.id, await about())
    const seen = await withActor(asPerson(user.id), (sql) => sql`select 1 from booklet_codes`)
    expect(seen).toEqual([])
  })

  test('is nothing for who has no file', async () => {
    await saved({ final: true })
    expect(await codeOfVersion((await testUser()).id, await about())).toBeNull()
    expect(await lookUpCode(codeOf(Buffer.alloc(16, 7)))).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeProfile } from '#app/features/accounts/profile.server.ts'
import { lockWishFile } from '#app/features/wishes/file.server.ts'
import { asPerson, withActor } from '#app/platform/sql.server.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

let admin: Visitor

beforeAll(async () => {
  admin = await signedIn(await testUser('admin'))
})

const newWord = () => `Q${randomUUID().replaceAll(/[^a-f]/g, '')}`

type Person = TestUser & { lastName: string; number: string }

/** Someone with a wish file, and a last name that nobody else has. */
async function withFile(lastName = newWord()): Promise<Person> {
  const person = await testUser()
  const profile = {
    firstName: 'Gerda',
    lastName,
    phone: '06-12345678',
    address: 'Dorpsstraat 1, 8011 AB, Zwolle',
  }
  const { number } = await withActor(asPerson(person.id), async (sql) => {
    await writeProfile(sql, person.id, profile)
    return lockWishFile(sql, person.id)
  })
  return { ...person, lastName, number }
}

describe('searching', () => {
  const search = (query: Record<string, string>) =>
    admin.get(`/admin/wensen?${new URLSearchParams(query)}`)

  test('shows what was found, with the way to it', async () => {
    const { number, lastName, email } = await withFile()
    const { status, text } = await search({ q: `gerda ${lastName.toLowerCase()}` })
    expect(status).toBe(200)
    for (const said of [`/admin/wensen/${number}`, `Gerda ${lastName}`, email, '06-12345678'])
      expect(text).toContain(said)
  })

  test.each(['%', '_', "' or '1'='1", '"', `${newWord()} `.repeat(8).trim(), 'x'.repeat(10_000)])(
    'for %.20j finds nothing, and says so',
    async (q) => {
      const { status, text } = await search({ q })
      expect({ status, none: text.includes('Geen dossiers gevonden') }).toEqual({
        status: 200,
        none: true,
      })
    },
  )

  test.each(['-1', 'x', '9'.repeat(40), '1.5', ''])(
    'goes on from %j as from nowhere',
    async (na) => {
      const { number, lastName } = await withFile()
      const { status, text } = await search({ q: lastName, na })
      expect({ status, found: text.includes(number) }).toEqual({ status: 200, found: true })
    },
  )

  test('goes on to the next page and back to the first', async () => {
    const lastName = newWord()
    for (let count = 0; count < 21; count += 1) await withFile(lastName)
    const first = await search({ q: lastName })
    const next = /href="(\/admin\/wensen\?[^"]*na=\d+[^"]*)"/.exec(first.text)?.[1] ?? ''
    const second = await admin.get(next.replaceAll('&amp;', '&'))
    const numbersOn = ({ text }: { text: string }) =>
      Array.from(text.matchAll(/\/admin\/wensen\/(WR\d{8})"/g), ([, number]) => number)
    expect([numbersOn(first).length, numbersOn(second).length]).toEqual([20, 1])
    expect(new Set([...numbersOn(first), ...numbersOn(second)]).size).toBe(21)
    expect(second.text).toContain('Naar de eerste dossiers')
  })

  test('is in the log with how many were found, and not with what was typed', async () => {
    const { lastName } = await withFile()
    await search({ q: lastName })
    const { text } = await admin.get('/admin/logboek?wat=files.search')
    expect(text).toContain('Gevonden op die bladzijde: 1')
    expect(text.toLowerCase()).not.toContain(lastName.toLowerCase())
  })

  test('that fails says so and keeps what was typed', async () => {
    const { lastName } = await withFile()
    await owner`alter function find_files rename to find_files_away`
    try {
      const { status, text } = await search({ q: lastName })
      expect([status, text.includes(`value="${lastName}"`)]).toEqual([500, true])
      expect(text).toContain('Onverwachte fout bij laden van wensen')
    } finally {
      await owner`alter function find_files_away rename to find_files`
    }
  })
})

describe('a file', () => {
  test('shows who it is of and that there are wishes; its owner sees who looked', async () => {
    const { number, lastName, token } = await withFile()
    const { status, text } = await admin.get(`/admin/wensen/${number}`)
    expect(status).toBe(200)
    for (const said of [
      `Dossier ${number}`,
      `Gerda ${lastName}`,
      'Dorpsstraat 1',
      'Dossierkoppeling',
      'Dossier Acties',
      'Wilsverklaring',
      'Overlijden',
    ])
      expect(text).toContain(said)
    const theirs = await (await signedIn({ token })).get('/dashboard/privacy')
    expect(theirs.text).toContain('bekeek uw naam, e-mailadres, telefoon en adres')
    expect((await admin.get(`/admin/logboek?wie=${number}`)).text).toContain('Dossier bekeken')
  })

  test.each(['WR00000000', 'WR1', 'x', '%25'])(
    'with the number %s is not there',
    async (number) => {
      expect((await admin.get(`/admin/wensen/${number}`)).status).toBe(404)
    },
  )
})

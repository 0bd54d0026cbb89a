/** Documents and media: what is kept, what is refused, and who gets at it. */
import { describe, expect, test } from 'vitest'
import { upload } from '#tests/fixtures/upload.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const HERE = '/vragenlijst/documenten'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')

async function someone(): Promise<{ user: TestUser; visitor: Visitor }> {
  const user = await testUser()
  return { user, visitor: await signedIn(user) }
}

const linksOf = (text: string) =>
  [...text.matchAll(/href="(\/vragenlijst\/documenten\/[^"]+\/bestand)"/g)].map(([, link = '']) => link)

describe('a file that was uploaded', () => {
  test('is on the page with its description, and comes back as it was, to save only', async () => {
    const { visitor } = await someone()
    const sent = await upload(visitor, 'Mijn brief.pdf', PDF, 'Voor de kinderen')
    expect(sent.status).toBe(303)
    const page = await visitor.get(HERE)
    expect(page.text).toContain('Uw bestand is opgeslagen.')
    expect(page.text).toContain('<bdi>Mijn brief.pdf</bdi>')
    expect(page.text).toContain('Voor de kinderen')
    const [link = ''] = linksOf(page.text)
    const file = await visitor.get(link)
    expect(file.status).toBe(200)
    expect(file.bytes.equals(PDF)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Mijn brief.pdf"',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  test('is nowhere to be read: not in the database, not on the disk', async () => {
    const { user, visitor } = await someone()
    await upload(visitor, 'geheimenaam.pdf', PDF, 'geheime omschrijving')
    const [row] = await owner`select to_json(d)::text as json, sealed from documents d where user_id = ${user.id}`
    expect(row?.json).not.toContain('geheimenaam')
    expect(row?.sealed.toString('latin1')).not.toContain('geheime')
  })
})

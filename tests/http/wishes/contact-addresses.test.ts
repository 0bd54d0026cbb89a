/** What is said of the e-mail addresses of contacts, to who typed them and to who reads by one. */
import { beforeEach, expect, test } from 'vitest'
import { markStep } from '#app/features/wishes/saving/steps.server.ts'
import { newEmail } from '#tests/fixtures/people/people.ts'
import { confirmedRelative, fillForRelatives, saidYes } from '#tests/fixtures/people/relatives.ts'
import { fieldsOf, pageOf, type Page, WHOLE } from '#tests/fixtures/page.ts'
import { signedIn, type Visitor } from '#tests/setup/client.ts'
import { owner, type TestUser, testUser } from '#tests/setup/database.ts'

const STEP = '/vragenlijst/naw'
const CONTACTS = '/dashboard/contacten'

let gerda: TestUser
let visitor: Visitor
const shared = newEmail()

beforeEach(async () => {
  gerda = await testUser()
  visitor = await signedIn(gerda)
})

const named = (emails: Record<string, string>) =>
  fillForRelatives(
    gerda.id,
    Object.entries(emails).map(([firstName, email]) => ({ firstName, lastName: 'Bos', email })),
  )

const at = async (path: string): Promise<Page> => pageOf(await visitor.get(path))
const textAt = async (path: string) => (await at(path)).text.replaceAll(/\s+/g, ' ')

/** Saves step 6 with another address for the first contact. */
async function movesFirst(email: string) {
  const { fields } = await at(STEP)
  const typed = fields.filter(([name]) => name !== 'contacts[0].email')
  const entries = fieldsOf([...typed, ['contacts[0].email', email], ['naar', 'volgende']])
  return visitor.post(STEP, { ...entries, ...WHOLE })
}

test('that another one takes the right to read away is said before, after and until they are asked', async () => {
  await named({ Anneke: newEmail() })
  await saidYes(gerda.id, 'Anneke', {})
  expect(await textAt(STEP)).toContain('Verandert u dit adres? Dan leest Anneke niets meer')
  expect(await textAt(CONTACTS)).not.toContain('Verandert u dit adres?')
  await movesFirst(newEmail())
  const next = await textAt('/vragenlijst/secret')
  expect(next).toMatch(
    /een ander e-mailadres kreeg: Anneke\. Vraag het opnieuw\. Naar uw contacten/,
  )
  for (const path of [STEP, CONTACTS, '/dashboard/controleren'])
    expect(await textAt(path)).toContain(
      'Dit adres is veranderd. Daarom geldt het ja van Anneke niet meer. Vraag het Anneke opnieuw.',
    )
  expect(await textAt(CONTACTS)).toMatch(/Vraag het Anneke opnieuw .* Vraag Anneke/)
})

test('that none is there is no reason to be somebody else, but another first name is', async () => {
  await named({ Anneke: '' })
  await saidYes(gerda.id, 'Anneke', {})
  const text = await textAt(STEP)
  expect(text).toContain('Verandert u de voornaam, of vult u een e-mailadres in? Dan leest Anneke')
  expect(text).toContain('Dan werkt de brief alleen nog met het nieuwe nummer.')
  expect(text).not.toContain('Verandert u dit adres?')
  expect(await textAt(CONTACTS)).not.toContain('Verandert u de voornaam')
})

test('one that is their own, or of two contacts, is told where it is typed and looked over', async () => {
  await named({ Henk: gerda.email.toUpperCase(), Anneke: shared, Corrie: shared })
  for (const path of [STEP, CONTACTS, '/dashboard/controleren']) {
    const text = await textAt(path)
    expect(text).toContain('Dit is uw eigen e-mailadres. Daarmee bereiken wij Henk niet.')
    expect(text).toContain('Anneke en Corrie hebben hetzelfde e-mailadres.')
  }
})

test('a step with their own is still to be looked at, whoever said that it is done', async () => {
  await named({ Henk: newEmail() })
  await markStep({ id: gerda.id }, 'naw', 'done')
  expect(await textAt('/dashboard')).not.toContain('nog nakijken')
  await movesFirst(gerda.email)
  await markStep({ id: gerda.id }, 'naw', 'done')
  for (const page of ['/dashboard', '/vragenlijst', '/vragenlijst/veer'])
    expect(await textAt(page)).toContain('nog nakijken')
})

test('who reads for two contacts of one person is told which is which', async () => {
  const reader = await testUser()
  await named({ Anneke: reader.email, Corrie: reader.email })
  for (const name of ['Anneke', 'Corrie']) await confirmedRelative(owner, gerda.id, name, {})
  const text = pageOf(await (await signedIn(reader)).get('/contactpersoon')).text.replaceAll(
    /\s+/g,
    ' ',
  )
  expect(text).toContain('Deze persoon koos u als contactpersoon.')
  for (const name of ['Anneke', 'Corrie']) {
    expect(text).toContain(`Voor ${name}: de wensen van Gerda de Vries`)
    expect(text).toContain(`Voor ${name}: Is Gerda overleden?`)
  }
})

test('two of one name who chose one reader are two people', async () => {
  const reader = await testUser()
  await named({ Anneke: reader.email })
  await confirmedRelative(owner, gerda.id, 'Anneke', {})
  const other = await testUser()
  await fillForRelatives(other.id, [{ firstName: 'Anneke', lastName: 'Bos', email: reader.email }])
  await confirmedRelative(owner, other.id, 'Anneke', {})
  const { text } = pageOf(await (await signedIn(reader)).get('/contactpersoon'))
  expect(text).toContain('Deze mensen kozen u als contactpersoon.')
  expect(text).not.toContain('Voor Anneke')
})

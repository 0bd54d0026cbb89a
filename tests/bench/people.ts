/** People with a filled step, a session and a form to save, one for each connection. */
import { randomUUID } from 'node:crypto'
import type { DbRow } from '#db/row.ts'
import { completeFile } from '#app/features/wishes/versions/confirm.server.ts'
import type { Field, OfKind } from '#app/forms/fields.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { sections } from '#app/features/interview/sections/index.ts'
import { WHOLE } from '#app/forms/stored/own-fields.ts'
import type { SectionData, Value } from '#app/forms/values.ts'
import { issueToken } from '#app/features/sign-in/tokens.server.ts'
import { withActor, asPerson, type Sql } from '#app/platform/database/sql.server.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { ADDRESS, saveNaw } from '#tests/fixtures/people/cards.ts'
import { cellFor } from '#tests/fixtures/people/interview.ts'
import { cookieOf, createPerson } from '#tests/fixtures/people/people.ts'

/** The step with the most questions. */
export const STEP = 'rituelen'

export type Person = {
  id: string
  /** Value of the Cookie header. */
  cookie: string
  /** The filled form as a browser posts it, without `saveId`, `revision` and the changing text. */
  form: string
}

/** The question whose text differs with every save. */
export const CHANGING = 'personalAdditions'

const TEXT =
  'Ik wil graag dat het een warm en rustig afscheid wordt, met ruimte voor verhalen en muziek. ' +
  'Familie en vrienden mogen zelf kiezen of zij iets willen zeggen. Na afloop drinken we samen ' +
  'koffie en thee, met iets lekkers erbij, zoals we dat thuis altijd deden.'

/** Makes people, each with every question of the step answered. @param first number of the first one */
export async function makePeople(count: number, first = 0): Promise<Person[]> {
  const data = answers()
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) people.push(await makePerson(first + index, data))
  return people
}

async function makePerson(index: number, data: SectionData): Promise<Person> {
  const { id, cookie } = await makeAccount(`meting${index}@example.nl`)
  const first = { section: STEP, id: randomUUID(), revision: 0, data, final: false } as const
  const saved = await saveSection({ id }, first)
  if (!saved.ok) throw new Error('The first save failed.')
  return { id, cookie, form: formOf(data).toString() }
}

/** A verified account without answers, and the cookie of its session. */
export async function makeAccount(email: string): Promise<Pick<Person, 'id' | 'cookie'>> {
  const person = await createPerson(email)
  return { id: person.id, cookie: (await cookieOf(person)).join('=') }
}

/** Tokens of links that work. */
export const makeTokens = async (sql: Sql, userId: string) => ({
  verify: await issueToken(sql, userId, 'verify'),
  link: await issueToken(sql, userId, 'link'),
  reset: await issueToken(sql, userId, 'reset'),
})

/** What someone must have for every page to open: an address, and living wills in every state. */
export async function openEveryPage(userId: string) {
  const answer = { revision: 0, data: { proxyName: 'An Vos' } }
  await saveNaw({ id: userId }, ADDRESS)
  await completeFile(userId)
  await allowHealthData(userId)
  await saveAnswers(userId, answer)
  await printDraft(userId)
  await takeWillStep(userId, 'signed', '2026-01-01')
  await saveAnswers(userId, answer)
  await printDraft(userId)
}

/** An answer to every question. */
function answers(): SectionData {
  const section = sections.find(({ key }) => key === STEP)
  if (!section) throw new Error(`no section ${STEP}`)
  return Object.fromEntries(
    (section.fields as readonly Field[]).map((field): [string, Value] => {
      if (field.kind === 'choices') return [field.key, [...field.options]]
      if (field.kind === 'choice') return [field.key, field.options[0] ?? '']
      if (field.kind === 'rows') return [field.key, rowsOf(field)]
      if (field.kind === 'yesNo') return [field.key, true]
      if (field.kind === 'number') return [field.key, field.initial]
      return [field.key, TEXT.slice(0, 'maxLength' in field ? field.maxLength : 0).trim()]
    }),
  )
}

const rowsOf = ({ fields }: OfKind<'rows'>) =>
  Array.from({ length: 5 }, (_, index) =>
    Object.fromEntries(
      fields.map((field) => [field.key, cellFor(field, `Muziek van vroeger, deel ${index + 1}`)]),
    ),
  )

function formOf(data: SectionData): URLSearchParams {
  const form = new URLSearchParams([[WHOLE.name, WHOLE.value]])
  for (const [key, value] of Object.entries(data))
    if (key !== CHANGING) for (const [name, text] of inputs(key, value)) form.append(name, text)
  return form
}

function inputs(key: string, value: Value): [string, string][] {
  if (!Array.isArray(value)) return [[key, String(value)]]
  return value.flatMap((one, index) =>
    typeof one === 'string'
      ? [[key, one] as [string, string]]
      : Object.entries(one).map(([sub, text]): [string, string] => [
          `${key}[${index}].${sub}`,
          text,
        ]),
  )
}

/** The revision of each person's step, as the database has it now. */
export async function revisions(people: Person[]): Promise<number[]> {
  return Promise.all(
    people.map(({ id }) =>
      withActor(asPerson(id), async (sql) => {
        const [row] = await sql<DbRow<'wish_sections', 'revision'>[]>`
          select s.revision from wishes w join wish_sections s on s.wish_id = w.id
           where w.user_id = ${id} and s.section = ${STEP}`
        return row?.revision ?? 0
      }),
    ),
  )
}

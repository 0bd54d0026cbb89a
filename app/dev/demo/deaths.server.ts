/** Two who died: what became of their files, by what their relatives did. */
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Relative } from '#app/features/contacts/people.server.ts'
import { answerAboutDeath, reportDeath } from '#app/features/deaths/report.server.ts'
import { storePaper } from '#app/features/deaths/paper.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { confirms, joins, type Person, saysYes, writes } from './person.server.ts'
import { done, type Scene, type Stage } from './stage.server.ts'
import { allWords } from './words.ts'

const REQUEST = '0000dead'

type Dying = {
  firstName: string
  lastName: string
  born: string
  address: { street: string; postalCode: string; city: string }
  /** Their first names, and what they are; to some only letters can be sent. */
  relatives: readonly { name: string; relation: string; byLetter?: true }[]
  /** Which words. */
  words: number
}

const DIRK: Dying = {
  firstName: 'Dirk',
  lastName: 'Bakker',
  born: '1946-04-23',
  address: { street: 'Havenstraat 6', postalCode: '8261 BA', city: 'Kampen' },
  relatives: [
    { name: 'Saskia', relation: 'dochter' },
    { name: 'Bart', relation: 'zoon' },
    { name: 'Wim', relation: 'broer', byLetter: true },
  ],
  words: 8,
}
const WILLEM: Dying = {
  firstName: 'Willem',
  lastName: 'Hofstra',
  born: '1939-10-12',
  address: { street: 'Buorren 9', postalCode: '8621 AB', city: 'Heeg' },
  relatives: [{ name: 'Janneke', relation: 'dochter' }],
  words: 3,
}

/**
 * Of Dirk Bakker both children let us know: they read everything, and a colleague has to tell his
 * brother, who has no e-mail. Of Willem Hofstra his only contact let us know, with a paper that
 * colleagues have to look at.
 */
export function deathsIn(stage: Stage): Scene[] {
  let dirk: Person | undefined
  let willem: Person | undefined
  // At once: pictures that come in later are never drawings, and the site refuses to read one then.
  const akte = paper()
  return [
    [301, async () => (dirk = await prepares(stage, DIRK))],
    [210, async () => (willem = await prepares(stage, WILLEM))],
    [3, async () => dirk && letsKnow(dirk)],
    // The days on which the waiting time is over, and the first hours.
    [2, async () => {}],
    [1, async () => willem && letsKnow(willem, await akte)],
  ]
}

/** Writes everything down, and asks the relatives, who say yes. */
async function prepares(
  stage: Stage,
  { firstName, lastName, born, address, relatives, words }: Dying,
): Promise<Person> {
  const emailOf = (name: string) => `${name}.${lastName}@example.nl`.toLowerCase()
  const person = await joins(stage, { firstName, lastName, email: emailOf(firstName) })
  const contacts = relatives.map(({ name, relation, byLetter }, index) => ({
    firstName: name,
    lastName,
    relation,
    email: byLetter ? '' : emailOf(name),
    phone: `06-4455667${index}`,
  }))
  await writes(person, {
    ...allWords(words),
    naw: { firstName, lastName, dateOfBirth: born, ...address, contacts },
  })
  await confirms(stage, person)
  for (const { id } of await currentRelatives(person.id)) await saysYes(person, id)
  return person
}

const readerOf = (relative: Relative, { id }: Person) => ({ ...relative, ownerId: id })

/** The first contact; then a paper shows it, or the other says so too. */
async function letsKnow(owner: Person, akte?: Buffer) {
  const [first, second] = await currentRelatives(owner.id)
  if (!first) throw new Error('nobody lets know')
  const reader = readerOf(first, owner)
  const way = akte ? 'paper' : 'contact'
  // Of today: this day becomes older with all others.
  const diedOn = dayOf(new Date(Date.now() - DAY_MS))
  const { id } = done('report', await reportDeath(reader, { diedOn, way }, REQUEST))
  if (akte) done('add a paper', await storePaper(reader, Readable.from([akte]), 'akte.jpg'))
  else if (second) await answerAboutDeath(readerOf(second, owner), id, { said: 'yes' }, REQUEST)
}

const LINES = Array.from(
  { length: 14 },
  (_, row) => `<rect x="90" y="${250 + row * 44}" width="${420 - ((row * 67) % 190)}" height="9"/>`,
).join('')

/** A photograph of a paper with a seal, as somebody takes it with a telephone. */
const paper = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 1000">
  <rect width="700" height="1000" fill="#8d7a66"/>
  <g transform="rotate(-1.4 350 500)">
    <rect x="40" y="50" width="610" height="900" fill="#fbf9f3"/>
    <g fill="#3d3a36"><rect x="90" y="120" width="330" height="26"/>
      <rect x="90" y="168" width="210" height="14"/>${LINES}</g>
    <circle cx="520" cy="830" r="62" fill="none" stroke="#5b6f96" stroke-width="7"/>
    <circle cx="520" cy="830" r="44" fill="none" stroke="#5b6f96" stroke-width="3"/>
  </g>
</svg>`),
  )
    .jpeg({ quality: 70 })
    .toBuffer()

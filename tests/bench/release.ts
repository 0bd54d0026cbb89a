/**
 * Whether anything shows which numbers and cards are real: what a guild member gets who asks, and how
 * long it takes, before anything is verified.
 */
import { randomInt, randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { cookieOf, createPerson, newEmail } from '#tests/fixtures/people/people.ts'
import { toAskFor } from '#tests/fixtures/people/to-ask-for.ts'
import { type Kind, type Running, startServer } from './children.ts'
import { percentile, shuffled } from './load.ts'

/** Rounds of one member, of four numbers and four cards: twenty numbers an hour are let through. */
const ROUNDS = 5

/** In ms, between the medians. */
const WITHIN = 10

const PAGE = '/franchise/opvragen/volledig'
const ASKED = {
  kaart: '',
  naamOverledene: 'Tess Proef',
  geboortedatum: '1-3-1950',
  overlijdensdatum: '1-11-2026',
  contactNaam: 'Bram Proef',
  vertrouwensEmail: 'bram@example.nl',
  verklaring: 'Wij verzorgen de uitvaart.',
}

type Answer = { status: number; location: string; text: string }
type Member = (path: string, form?: Record<string, string>) => Promise<Answer>

const WAYS = {
  number: {
    name: 'By number, up to the page with the price',
    async try(member: Member, dossierNummer: string) {
      // The same once more would find its first request.
      const verklaring = `${ASKED.verklaring} ${randomUUID()}`
      const sent = await member(PAGE, { ...ASKED, dossierNummer, verklaring })
      return [sent, await member(sent.location)]
    },
  },
  card: {
    name: 'By card, to the form',
    try: async (member: Member, card: string) => [await member(`${PAGE}?kaart=${card}`)],
  },
}
type Way = keyof typeof WAYS
type Try = { way: Way; sort: string; one: string }
type Outcome = Try & { ms: number; seen: string }

/**
 * @param tries of each sort of number and card
 * @returns the figures, as Markdown
 * @throws when answers differ, or their times by more than is allowed
 */
export async function measureRelease(
  ownerUrl: string,
  site: Kind,
  tries: number,
  say: (text: string) => void,
): Promise<string> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  const { numbers, cards } = await toAskFor(owner)
  await owner.end()
  const all = [...triesOf('number', numbers), ...triesOf('card', cards)]
  // Each member comes from a network of its own.
  const settings = { ...site.settings, TRUSTED_PROXIES: '127.0.0.1,::1' }
  const server = await startServer({ ...site, settings })
  await tryAll(server, all)
  const outcomes: Outcome[] = []
  while (outcomes.length < tries * all.length) {
    outcomes.push(...(await tryAll(server, all)))
    if (outcomes.length % 800 === 0) say(`${outcomes.length} of ${tries * all.length} …`)
  }
  await server.stop()
  return reportOf(outcomes)
}

const triesOf = (way: Way, sorts: Record<string, string>): Try[] =>
  Object.entries(sorts).map(([sort, one]) => ({ way, sort, one }))

/** What one member does, in an order of chance: what else the machine does falls on all alike. */
async function tryAll({ origin }: Running, all: Try[]): Promise<Outcome[]> {
  const member = await newMember(origin)
  const outcomes: Outcome[] = []
  for (const one of shuffled(Array<Try[]>(ROUNDS).fill(all).flat())) {
    const began = performance.now()
    const answers = await WAYS[one.way].try(member, one.one)
    outcomes.push({
      ...one,
      ms: performance.now() - began,
      seen: JSON.stringify(answers.map(seenOf)),
    })
  }
  return outcomes
}

/** Someone who asks, in a browser of their own. */
async function newMember(origin: string): Promise<Member> {
  const cookie = (await cookieOf(await createPerson(newEmail(), ['franchise']))).join('=')
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  return async (path, form) => {
    const response = await fetch(origin + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie, origin, 'x-forwarded-for': network },
      ...(form && { body: new URLSearchParams(form) }),
    })
    const location = response.headers.get('location') ?? ''
    return { status: response.status, location, text: await response.text() }
  }
}

/** What is new in each answer: nonces, ids, and the number that was asked for or filled in. */
const NEW = /nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}|WR\d{8}|kaart" value="[^"]*"/g

const seenOf = ({ status, location, text }: Answer) => ({
  status,
  location: location.replaceAll(NEW, ''),
  text: text.replaceAll(NEW, ''),
  size: text.length,
})

function reportOf(outcomes: readonly Outcome[]): string {
  const ways = Object.keys(WAYS) as Way[]
  const rows = ways.map((way) =>
    rowOf(
      way,
      outcomes.filter((one) => one.way === way),
    ),
  )
  return [
    `- Met: the same answers for all, and medians that differ by less than ${WITHIN} ms`,
    '',
    '| Median ms | Tries of each | Works | Of another member | Revoked | Never given out | Most between two |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

function rowOf(way: Way, outcomes: readonly Outcome[]): string {
  const { name } = WAYS[way]
  if (new Set(outcomes.map(({ seen }) => seen)).size > 1) throw new Error(`${name}: answers differ`)
  const sorts = Map.groupBy(outcomes, ({ sort }) => sort)
  const medians = ['works', 'foreign', 'revoked', 'unknown'].map((sort) =>
    medianOf(sorts.get(sort) ?? []),
  )
  const most = Math.max(...medians) - Math.min(...medians)
  if (!(most < WITHIN)) throw new Error(`${name}: medians of ${medians.join(', ')} ms`)
  const tries = outcomes.length / sorts.size
  const figures = [...medians, most].map((ms) => ms.toFixed(2))
  return `| ${[name, tries, ...figures].join(' | ')} |`
}

const medianOf = (outcomes: readonly Outcome[]): number =>
  percentile(
    outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other),
    0.5,
  )

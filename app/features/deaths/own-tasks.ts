/** What somebody wrote down, as things to do in the first days. */
import { type Task } from '#app/features/first-days/tasks.ts'
import type { TaskGroup } from '#app/features/first-days/general-tasks.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { withinSentence } from '#app/features/interview/own-words.ts'
import type {
  ReadableAnswer,
  ReadablePerson,
  ReadableWishes,
} from '#app/features/relatives/reading/readable.ts'
import { relativesReading } from '#app/features/relatives/reading/texts.nl.ts'
import { dutch } from '#app/locales/dutch.server.ts'
import { joinedList } from '#app/locales/dates.ts'
import { entriesIn, peopleAt } from './family-sheet.ts'
import { deathList } from './list.nl.ts'

const t = dutch<['deathList', 'relativesReading']>({ deathList, relativesReading })

/** In characters: what is longer is read where the wishes are. */
const LONGEST = 160
const SONGS = 3

type OwnTask = {
  id: keyof typeof deathList.own | keyof typeof firstDays.tasks
  group: TaskGroup
  /** What was answered there; the first that says something counts, or with `all` each of them. */
  from: readonly string[]
  all?: boolean
}

/** By the ids of the general things, which they take the place of, or by one of their own. */
const OWN: readonly OwnTask[] = [
  { id: 'donor', group: 'today', from: ['donation'] },
  { id: 'insurance', group: 'today', from: ['insurance'] },
  { id: 'choice', group: 'before', from: ['burial'] },
  { id: 'clothes', group: 'before', from: ['clothes'] },
  { id: 'laidOut', group: 'before', from: ['viewing'] },
  {
    id: 'coffin',
    group: 'before',
    from: ['praktisch.casketType', 'praktisch.casketType2', 'praktisch.shroudType'],
    all: true,
  },
  {
    id: 'card',
    group: 'before',
    from: ['praktisch.cardWishes', 'formulier.ceremonyPreferences_notification_content'],
  },
  {
    id: 'farewell',
    group: 'before',
    from: ['rituelen.serviceLocation', 'formulier.ceremonyPreferences_location', 'service'],
  },
  { id: 'newspaper', group: 'before', from: ['praktisch.newspaperAds'] },
  { id: 'transport', group: 'before', from: ['praktisch.transportationWishes'] },
  { id: 'music', group: 'before', from: ['rituelen.musicSpecifications'] },
  { id: 'speakers', group: 'before', from: ['rituelen.speakerWishes'] },
  {
    id: 'flowers',
    group: 'before',
    from: [
      'rituelen.flowers',
      'rituelen.condoleanceFlowers',
      'rituelen.funeralFlowers',
      'formulier.personalTouches_flowers',
    ],
    all: true,
  },
  {
    id: 'food',
    group: 'before',
    from: ['rituelen.cateringWishes', 'rituelen.funeralCateringWishes'],
    all: true,
  },
  { id: 'will', group: 'later', from: ['papers'] },
  {
    id: 'subscriptions',
    group: 'later',
    from: ['praktisch.onlineServices', 'praktisch.socialMediaAccounts'],
    all: true,
  },
]

/** Whether there is such a thing to do, general or of somebody's own. */
export const isTask = (id: string): boolean =>
  Object.hasOwn(firstDays.tasks, id) || Object.hasOwn(deathList.own, id)

/**
 * The things to do of what a contact reads; nothing of what is not read yet. Whom to call is never the
 * reader.
 *
 * @param reader the name of who reads
 */
export function ownTasksOf(wishes: ReadableWishes, reader: string): Task[] {
  const entries = entriesIn(wishes)
  const arranging = peopleAt(entries, 'arranges').map((one) => ({
    ...one,
    arranges: true as const,
  }))
  const people = [...arranging, ...peopleAt(entries, 'callToo', 'call')].filter(
    ({ name }) => name !== reader,
  )
  const by = wishes.firstName || t('relativesReading:someone')
  return [
    ...(people.length > 0 ? [callTask(people, by)] : []),
    ...OWN.flatMap(({ id, group, from, all = false }) => {
      const said = from.flatMap((one) => wordsOf(entries.get(one)?.answer))
      return said.length > 0 ? [taskOf({ id, group }, all ? said : said.slice(0, 1), by)] : []
    }),
    ...remembranceOf(entries, by),
  ]
}

function taskOf({ id, group }: Pick<OwnTask, 'id' | 'group'>, words: Words[], by: string): Task {
  const general = generalOf(id)
  const { own } = deathList
  const title = id in own ? own[id as keyof typeof own] : (general?.title ?? '')
  const isWish = group === 'before'
  const [first = '', ...rest] = words.map(({ text }) => text)
  const said = [isWish ? withinSentence(first) : first, ...rest].map(asSentence).join(' ')
  const isQuoted = words.every((one) => one.isQuoted)
  // Below 'ask the doctor' a mere no would be read as an order.
  const kind = id === 'donor' ? 'donation' : isQuoted ? 'wrote' : isWish ? 'chose' : 'noted'
  const isNoDonor = id === 'donor' && /^nee\b/i.test(said)
  // What is said in general would take back what they wished.
  return {
    id,
    group,
    title,
    why: t(kind, { name: by, said }),
    notNeeded: isNoDonor ? undefined : keptOf(id),
  }
}

/** By what was chosen for the funeral, what was written of it. */
const REMEMBRANCE = {
  Begraven: ['praktisch.burialDetails'],
  Cremeren: ['praktisch.cremationDetails'],
} as const

/** There are no ashes after a burial, and no grave is chosen after it. */
function remembranceOf(entries: ReturnType<typeof entriesIn>, by: string): Task[] {
  const answer = entries.get('burial')?.answer
  if (answer?.kind !== 'text') return []
  const way = (['Begraven', 'Cremeren'] as const).find((one) => answer.text.startsWith(one))
  if (!way) return []
  const { title, notNeeded } = deathList.remembrance[way]
  const words = REMEMBRANCE[way].flatMap((one) => wordsOf(entries.get(one)?.answer))
  const task = { id: 'remembrance', group: 'later', title } as const
  if (words.length === 0) return [{ ...task, notNeeded }]
  const said = words.map(({ text }) => asSentence(text)).join(' ')
  return [{ ...task, why: t('wrote', { name: by, said }) }]
}

type General = { title: string; why?: string; notNeeded?: string }

const generalOf = (id: string): General | undefined =>
  id in firstDays.tasks ? firstDays.tasks[id as keyof typeof firstDays.tasks] : undefined

/** What is true whatever somebody wrote. */
const keptOf = (id: string) =>
  id === 'donor' || id === 'subscriptions' || id === 'will' ? generalOf(id)?.why : undefined

/** Those who are called first, but the reader: with a button for each of whom the number is known. */
function callTask(people: readonly ReadablePerson[], by: string): Task {
  return {
    id: 'close',
    group: 'today',
    title: firstDays.tasks.close.title,
    why: t('callFirst', { name: by, names: joinedList(people.map(asCalled)) }),
    calls: people.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : [])),
  }
}

const asCalled = ({ name, arranges }: ReadablePerson) =>
  arranges ? `${name} (${t('relativesReading:arranges')})` : name

/** Of an answer; what was chosen stands without quotes. */
type Words = { text: string; isQuoted: boolean }

/** In a line; none for what says nothing. */
function wordsOf(answer: ReadableAnswer | undefined): Words[] {
  if (answer?.kind === 'songs') return [{ text: songsOf(answer.songs), isQuoted: false }]
  if (answer?.kind !== 'text') return []
  const isQuoted = answer.isOwn
  const text = shortened(isQuoted ? answer.text : sentencesOf(answer.text))
  return [{ text: isQuoted ? t('relativesReading:own', { text }) : text, isQuoted }]
}

const songsOf = (songs: readonly { title: string; by: string }[]) => {
  const named = songs
    .slice(0, SONGS)
    .map(({ title, by }) => [title, by].filter(Boolean).join(', '))
    .join('; ')
  return songs.length > SONGS ? `${named} …` : named
}

/** The lines of an answer; a single one can still stand within a sentence. */
const sentencesOf = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim())
  return lines.length > 1 ? lines.map(asSentence).join(' ') : text
}

/** What follows it would else run together with it. Within somebody's own words no stop is put. */
const asSentence = (fact: string): string =>
  /[.!?…,:;]’?\s*$|^\s*$/.test(fact) ? fact : `${fact.trim()}.`

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= LONGEST) return line
  const start = characters.slice(0, LONGEST).join('')
  const end = start.lastIndexOf(' ')
  return `${start.slice(0, end > 0 ? end : undefined)} …`
}

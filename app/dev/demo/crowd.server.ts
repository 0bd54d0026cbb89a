/** The people around Gerda do what anybody does. */
import type { FileData } from '#app/features/interview/sections/index.ts'
import { revokeOwnCard, ownOrders } from '#app/features/cards/overview.server.ts'
import { requestDeletion } from '#app/features/deletion/deletion.server.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { confirmStillRight } from '#app/features/reminders/reminders.server.ts'
import { addressOf, type Life, type Neighbour, NEIGHBOURS } from './neighbours.ts'
import { asksForCards, confirms, joins, type Person, signUpOnly, writes } from './person.server.ts'
import { done, type Scene, type Stage, tokenFor } from './stage.server.ts'
import { allWords, firstWords, laterWords, someWords } from './words.ts'

/**
 * When each of them joins, and what they do later. @param smit the code by which some came, of
 * Karel Smit
 */
export function crowdIn(stage: Stage, smit: string): Scene[] {
  return NEIGHBOURS.flatMap((neighbour, index) => {
    const { joined, life, bySmit } = neighbour
    const applicant = {
      firstName: neighbour.firstName,
      lastName: neighbour.lastName,
      email: addressOf(neighbour),
      ...(bySmit && { referral: smit }),
    }
    if (life === 'unopened') return [[joined, () => signUpOnly(stage, applicant)] satisfies Scene]
    let person: Person | undefined
    const joining: Scene = [
      joined,
      async () => {
        person = await joins(stage, applicant)
        await FIRST[life]?.({ stage, person, neighbour, index })
      },
    ]
    const later = LATER[life]
    if (!later) return [joining]
    const [ago, does] = later
    const going: Scene = [ago, async () => person && does({ stage, person, neighbour, index })]
    return [joining, going]
  })
}

type Doing = { stage: Stage; person: Person; neighbour: Neighbour; index: number }
type Does = (doing: Doing) => Promise<unknown>

/** Where somebody lives, and whom they trust. */
function details(
  { firstName, lastName, born, street, postalCode, city }: Neighbour,
  index: number,
) {
  const [child, relation] = CHILDREN[index % CHILDREN.length] ?? ['Kim', 'kind']
  const email = addressOf({ firstName: `${child}.van.${firstName}`, lastName })
  const contacts = [
    {
      firstName: child,
      lastName,
      relation,
      email,
      phone: `06-${String(21_340_057 + index * 91_733)}`,
    },
  ]
  return { firstName, lastName, dateOfBirth: born, street, postalCode, city, contacts }
}

const CHILDREN: readonly (readonly [string, string])[] = [
  ['Marieke', 'dochter'],
  ['Jeroen', 'zoon'],
  ['Noor', 'kleindochter'],
  ['Peter', 'broer'],
  ['Sanne', 'nicht'],
]

const confirmed =
  (more: (doing: Doing) => Promise<unknown> = async () => {}, extra: FileData['naw'] = {}): Does =>
  async (doing) => {
    const { stage, person, neighbour, index } = doing
    await writes(person, { ...allWords(index), naw: { ...details(neighbour, index), ...extra } })
    await more(doing)
    await confirms(stage, person)
  }
const withCards = confirmed(({ person }) => asksForCards(person))
const THREE_MONTHS = { reminderFrequency: 'custom', reminderMonths: 3 } as const

/** On the day that they sign up. */
const FIRST: Partial<Record<Life, Does>> = {
  begun: ({ person, index }) => writes(person, firstWords(index)),
  halfway: ({ person, index }) => writes(person, someWords(index)),
  confirmed: confirmed(),
  twice: confirmed(),
  changed: confirmed(),
  reminded: confirmed(undefined, THREE_MONTHS),
  'still right': confirmed(undefined, THREE_MONTHS),
  'will printed': confirmed(),
  'will signed': confirmed(),
  cards: withCards,
  'a card stopped': withCards,
  'cards withdrawn': withCards,
  leaving: confirmed(),
}

/** Some time later, in days ago. */
const LATER: Partial<Record<Life, [ago: number, Does]>> = {
  twice: [
    119,
    async ({ stage, person, index }) => {
      await writes(person, laterWords(index))
      await confirms(stage, person)
    },
  ],
  changed: [9, ({ person, index }) => writes(person, laterWords(index))],
  'still right': [
    154,
    async ({ stage, person }) => confirmStillRight(await tokenFor(stage, person.email, 'reminder')),
  ],
  'will printed': [35, async ({ person }) => printsWill(person)],
  'will signed': [
    189,
    async ({ stage, person }) => {
      await printsWill(person)
      await takeWillStep(person.id, 'signed', stage.dayBefore(1))
    },
  ],
  'a card stopped': [
    49,
    async ({ person }) => {
      const [order] = await ownOrders(person.id)
      await revokeOwnCard(person.id, order?.cards[0]?.id ?? '')
    },
  ],
  'cards withdrawn': [
    168,
    ({ person, neighbour, index }) =>
      writes(person, { naw: { ...details(neighbour, index), receiveCards: false } }),
  ],
  leaving: [2, ({ person }) => requestDeletion(person)],
}

/** Up to the paper, which is still to be signed. */
async function printsWill({ id }: Person) {
  await allowHealthData(id)
  const data = {
    treatments: ['lifeSaving', 'ventilation'],
    situations: ['coma', 'dying'],
    treatmentWords: 'Laat mij gaan als het klaar is. Maar laat mij niet alleen.',
    resuscitation: 'sometimes',
    resuscitationWords: 'Wel als ik gezond ben en onder de mensen. Niet als ik ernstig ziek ben.',
  }
  done('write a living will', await saveAnswers(id, { revision: 0, data }))
  await printDraft(id)
}

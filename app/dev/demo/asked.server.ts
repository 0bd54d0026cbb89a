/** A request for a file, step by step as it goes: each by whoever does it. */
import { saveWaits } from '#app/features/release/preferences.server.ts'
import { approveRequest, refuseRequest } from '#app/features/release/decision/decision.server.ts'
import { lookAtWhose } from '#app/features/release/office-requests.server.ts'
import { confirmByLink, denyByLink, stopByLink } from '#app/features/release/links.server.ts'
import { askForFile } from '#app/features/release/request.server.ts'
import type { Denial, RefusalReason, RequestKind } from '#app/features/release/states.ts'
import { deliveryOf, fetchDelivered } from '#app/features/delivery/delivered.server.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { readNamed } from '#app/features/payments/provider.server.ts'
import { settle } from '#app/features/payments/settle.server.ts'
import { startPayment } from '#app/features/payments/start.server.ts'
import { beginSession, findSession } from '#app/features/sign-in/sessions.server.ts'
import { payAtDesk } from '#app/dev/test-desk.server.ts'
import { env } from '#app/platform/env.server.ts'
import { actorOf, confirms, joins, type Person, writes } from './person.server.ts'
import type { Office } from './office.server.ts'
import { type Scene, type Stage, tokenFor } from './stage.server.ts'
import { allWords } from './words.ts'

/** Whose file is asked for, with the one they trust. */
type Subject = {
  firstName: string
  lastName: string
  born: string
  city: string
  /** In days ago. */
  joined: number
  child: string
  kind: RequestKind
}

/** In days ago. What is left out did not happen. */
type Course = {
  asked: number
  /** short: less than was asked came in. */
  paid?: false | 'short'
  answered?: [ago: number, answer: 'yes' | Denial]
  stopped?: number
  approved?: [ago: number, approvals: 1 | 2]
  refused?: [ago: number, because: RefusalReason]
  fetched?: number
  /** How long before it was asked for its owner died, in days. */
  died?: number
  /** Hours in which its owner can stop it. */
  wait?: number
}

/** @param by who asks, of a guild member; known once the scene is there */
export function requestIn(
  stage: Stage,
  office: Office,
  by: () => Person,
  subject: Subject,
  course: Course,
): Scene[] {
  const { firstName, lastName, child, kind } = subject
  const email = `${firstName}.${lastName.replaceAll(' ', '')}@example.nl`.toLowerCase()
  const trusted = `${child}.${lastName.replaceAll(' ', '')}@example.nl`.toLowerCase()
  let owner: Person | undefined
  let id = ''
  const answerLink = () =>
    tokenFor(stage, trusted, kind === 'full' ? 'access-confirm' : 'access-confirm-living-will')
  const scenes: Scene[] = [
    [
      subject.joined,
      async () => {
        owner = await joins(stage, { firstName, lastName, email })
        await fills(stage, owner, { ...subject, trusted }, course)
      },
    ],
    [
      course.asked,
      async () => {
        id = await asks(stage, by(), owner?.number ?? '', { ...subject, trusted }, course)
        if (course.paid !== false) await pays(by(), id, course.paid)
      },
    ],
  ]
  const { answered, stopped, approved, refused, fetched } = course
  if (answered)
    scenes.push([
      answered[0],
      async () =>
        answered[1] === 'yes'
          ? confirmByLink(await answerLink())
          : denyByLink(await answerLink(), answered[1]),
    ])
  if (stopped)
    scenes.push([stopped, async () => stopByLink(await tokenFor(stage, email, 'access-stop'))])
  if (approved)
    scenes.push([
      approved[0],
      async () => {
        const colleagues = [office.mieke, office.anna].slice(0, approved[1])
        for (const colleague of colleagues) await approves(colleague, id)
      },
    ])
  if (refused) scenes.push([refused[0], () => refuseRequest(office.mieke, id, refused[1])])
  if (fetched) scenes.push([fetched, () => fetches(by(), id)])
  return scenes
}

type Trusting = Subject & { trusted: string }

async function fills(stage: Stage, owner: Person, subject: Trusting, { wait }: Course) {
  const { firstName, lastName, born, city, child, trusted, kind } = subject
  const contacts = [
    { firstName: child, lastName, relation: 'kind', email: trusted, phone: '06-55512345' },
  ]
  const address = { street: 'Kerkstraat 4', postalCode: '8261 CA', city }
  await writes(owner, {
    ...allWords(lastName.length * 7 + firstName.length),
    naw: { firstName, lastName, dateOfBirth: born, ...address, contacts },
  })
  await confirms(stage, owner)
  if (wait) await saveWaits(owner, { full: wait, livingWill: 0 })
  if (kind === 'living_will') await signsWill(stage, owner)
}

async function signsWill({ dayBefore }: Stage, { id }: Person) {
  await allowHealthData(id)
  const data = { treatmentWords: 'Geen opnames meer. Laat mij thuis zijn.', resuscitation: 'no' }
  await saveAnswers(id, { revision: 0, data })
  await printDraft(id)
  await takeWillStep(id, 'signed', dayBefore(0))
}

async function asks(
  { dayBefore }: Stage,
  by: Person,
  number: string,
  { firstName, lastName, born, child, trusted, kind }: Trusting,
  { died = 2 }: Course,
): Promise<string> {
  const same = {
    dossierNummer: number,
    geboortedatum: born,
    contactNaam: `${child} ${lastName}`,
    contactTelefoon: '06-55512345',
  }
  const name = `${firstName} ${lastName}`
  const id = await askForFile(
    by.id,
    kind === 'full'
      ? {
          ...same,
          kind,
          naamOverledene: name,
          overlijdensdatum: dayBefore(died),
          vertrouwensEmail: trusted,
          verklaring: 'Wij verzorgen de uitvaart. De familie vroeg ons om de wensen.',
        }
      : {
          ...same,
          kind,
          naamEigenaar: name,
          contactEmail: trusted,
          verklaring: 'De huisarts vraagt naar de wilsverklaring.',
        },
  )
  if (!id) throw new Error('the demo asked for a file as nobody')
  return id
}

/** At the test desk, as on its page; the site hears of it as from a message. */
async function pays(by: Person, requestId: string, how?: 'short') {
  const { ACCESS_PRICE_CENTS: amountCents } = env()
  const started = await startPayment({ userId: by.id, requestId, amountCents, mode: 'hosted' })
  const session = started.ok && new URL(started.address).pathname.split('/').at(-1)
  if (!session) throw new Error('the demo could not pay')
  await payAtDesk(session, 'betalen', undefined)
  const facts = await readNamed(session)
  if (!facts) return
  await settle(how === 'short' ? { ...facts, amountCents: amountCents - 50 } : facts)
}

async function approves(colleague: Office['mieke'], id: string) {
  const checks = ['contact-called', 'details-compared'] as const
  await lookAtWhose(colleague, id)
  const said = { proven: true, sure: true }
  const outcome = await approveRequest(colleague, id, { nagekeken: [...checks] }, said)
  if (outcome !== 'first' && outcome !== 'completed') throw new Error(`not approved: ${outcome}`)
}

async function fetches(by: Person, requestId: string) {
  // As it has to be where a second factor is asked for.
  const begun = await beginSession(by.id, 'two factors', { previous: null })
  const signedIn = await findSession(begun.token)
  const delivery = await deliveryOf(by.id, requestId)
  if (!signedIn || !delivery?.files.length) throw new Error('nothing was delivered in the demo')
  for (const { id } of delivery.files) {
    const fetched = await fetchDelivered({ ...actorOf(by), ...signedIn }, requestId, id)
    if (!fetched) throw new Error('the demo could not fetch a file')
    fetched.contents.resume()
  }
}

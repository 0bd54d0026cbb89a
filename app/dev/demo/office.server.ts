/** The office: what it set up, what it did in a year, and what waits for it today. */
import { randomUUID } from 'node:crypto'
import type { Actor } from '#app/access/actor.ts'
import {
  book,
  type Booking,
  bookFor,
  cancel,
  findFreeTimes,
} from '#app/features/appointments/booking.server.ts'
import type { Location } from '#app/features/appointments/kinds.ts'
import { requestCallback } from '#app/features/callbacks/callbacks.server.ts'
import { callbacksOf, markCallback } from '#app/features/callbacks/office.server.ts'
import { assignAreas, listAreas } from '#app/features/card-desk/areas.server.ts'
import { findBatch, moveOrders } from '#app/features/card-desk/batches.server.ts'
import { createContact, listContacts } from '#app/features/card-desk/contacts.server.ts'
import { makeBatch, readDesk } from '#app/features/card-desk/desk.server.ts'
import { changeSender, readSender } from '#app/features/letters/sender.server.ts'
import { giveMandate } from '#app/features/mandates/mandate.server.ts'
import { prepareAccount } from '#app/features/mandates/new-client.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { actorOf, type Person } from './person.server.ts'
import { done, type Scene } from './stage.server.ts'

export type Office = { mieke: Actor; anna: Actor }

/** The two who act for the office: a colleague and an administrator. */
export const officeOf = (mieke: Person, anna: Person): Office => ({
  mieke: actorOf(mieke, 'staff'),
  anna: actorOf(anna, 'admin'),
})

/** What the office does in that year. @param gerda with whom a conversation is held today */
export const officeIn = ({ mieke, anna }: Office, gerda: Person): Scene[] => [
  [359, () => setsUpCards(anna)],
  ...([357, 252, 189, 105] as const).map((ago): Scene => [ago, () => postsCards(mieke)]),
  [98, () => getsCardsBack(mieke)],
  [42, () => makesBatches(mieke)],
  ...CALLS.map((call): Scene => [call.ago, () => requestCallback(call.request)]),
  ...([231, 147, 84, 35] as const).map((ago): Scene => [ago, () => callsBack(mieke)]),
  ...VISITS.map((visit): Scene => [visit.ago, () => visits(visit)]),
  [0, () => takesCall(mieke)],
  [0, () => holdsConversations(mieke, gerda)],
]

async function setsUpCards(anna: Actor) {
  const { revision } = await readSender(anna)
  const sender = {
    companyName: 'Wensenregister',
    street: 'Postbus 1234',
    postalCode: '8000 AA',
    city: 'Zwolle',
    qrUrl: 'https://www.wensenregister.example.nl',
  }
  if (!(await changeSender(anna, sender, revision))) throw new Error('no sender')
  const [north, south] = [randomUUID(), randomUUID()]
  await createContact(anna, north, {
    firstName: 'Sanne',
    namePrefix: 'de',
    lastName: 'Ruiter',
    email: 'noord@example.nl',
    phone: '038-1234567',
  })
  await createContact(anna, south, {
    firstName: 'Ton',
    lastName: 'Gielen',
    email: 'zuid@example.nl',
    phone: '040-2345678',
  })
  const areas = await listAreas(anna)
  await assignAreas(
    anna,
    areas.map(({ start, contactId: from }) => ({
      start,
      from,
      to: start < 4000 || start >= 7000 ? north : south,
    })),
  )
}

/** Makes batches for everybody who answers for cards. @returns their numbers */
async function makesBatches(mieke: Actor): Promise<number[]> {
  const { ready } = await readDesk(mieke)
  const numbers: number[] = []
  for (const { contactId } of ready)
    numbers.push(done('make a batch', await makeBatch(mieke, contactId)).number)
  return numbers
}

async function postsCards(mieke: Actor) {
  for (const number of await makesBatches(mieke)) {
    const batch = await findBatch(mieke, number)
    if (!batch) throw new Error(`no batch ${number}`)
    await moveOrders(mieke, batch, { to: 'printed' })
    await moveOrders(mieke, batch, { to: 'posted' })
  }
}

/** One letter of the newest batch comes back. */
async function getsCardsBack(mieke: Actor) {
  const contacts = await listContacts(mieke)
  for (let number = 20; number > 0 && contacts.length > 0; number -= 1) {
    const batch = await findBatch(mieke, number)
    const order = batch?.contents.find(({ state }) => state === 'posted')
    if (!batch || !order) continue
    await moveOrders(mieke, batch, { one: order.id, to: 'returned', because: 'moved' })
    return
  }
}

const CALLS = [
  {
    ago: 238,
    request: {
      companyName: 'Uitvaartcentrum De Linde',
      contactName: 'Marga Poel',
      email: 'marga@delinde.example.nl',
      phone: '053-4310011',
      message: 'Wat kost het om mee te doen?',
    },
  },
  {
    ago: 154,
    request: {
      companyName: 'Van Rijn uitvaarten',
      contactName: 'Stefan van Rijn',
      email: 'stefan@vanrijn.example.nl',
      phone: '071-5120012',
      message: 'Ik hoor graag meer over het boekje voor de familie.',
    },
  },
  {
    ago: 91,
    request: {
      companyName: 'Stil & Sterk',
      contactName: 'Imke Bos',
      email: 'imke@stilensterk.example.nl',
      phone: '06-55500013',
      message: '',
    },
  },
  {
    ago: 42,
    request: {
      companyName: 'Uitvaartzorg Salland',
      contactName: 'Gert Jan Pas',
      email: 'gj@salland.example.nl',
      phone: '0570-610014',
      message: 'Kunnen onze drie locaties elk een eigen inlog krijgen?',
    },
  },
  {
    ago: 3,
    request: {
      companyName: 'Memento Uitvaart',
      contactName: 'Fleur Aarts',
      email: 'fleur@memento.example.nl',
      phone: '013-5430015',
      message: 'Een familie kwam met een kaartje van u. Hoe werkt dat?',
    },
  },
  {
    ago: 1,
    request: {
      companyName: 'Hofstra en Dochters',
      contactName: 'Sietske Hofstra',
      email: 'sietske@hofstra.example.nl',
      phone: '0513-620016',
      message: 'Graag na 15.00 uur, dan zijn wij terug van de begraafplaats.',
    },
  },
]

/** Everybody who waits is called. */
async function callsBack(mieke: Actor) {
  const { rows } = await callbacksOf(mieke, 'pending')
  for (const { id } of rows) done('call back', await markCallback(mieke, id, 'contacted'))
}

/** `ahead`: so many days after it was booked. */
type Visit = {
  ago: number
  ahead: number
  location: Location | null
  name: string
  remarks: string
  cancelled?: true
}

/** Weeks apart, so that a working day stays one. */
const VISITS: Visit[] = [
  { ago: 217, ahead: 6, location: 'zwolle', name: 'Corrie Vonk', remarks: '' },
  {
    ago: 175,
    ahead: 4,
    location: null,
    name: 'Bart Elzinga',
    remarks: 'Ik schrijf niet makkelijk.',
  },
  { ago: 133, ahead: 8, location: 'oegstgeest', name: 'Lia Duivenvoorden', remarks: '' },
  { ago: 91, ahead: 3, location: null, name: 'Jan Mestrum', remarks: '', cancelled: true },
  { ago: 56, ahead: 9, location: 'zwolle', name: 'Hennie Pol', remarks: 'Mijn zus komt mee.' },
  { ago: 28, ahead: 5, location: null, name: 'Dorien Valk', remarks: '' },
  {
    ago: 7,
    ahead: 7,
    location: null,
    name: 'Rinus Tak',
    remarks: 'Ik hoor slecht. Spreek langzaam.',
  },
  { ago: 7, ahead: 9, location: 'zwolle', name: 'Ank Sluiter', remarks: 'Over de wilsverklaring.' },
  { ago: 0, ahead: 5, location: 'oegstgeest', name: 'Simone Paap', remarks: '' },
]

async function bookingFor({ ahead, location, name, remarks }: Visit): Promise<Booking> {
  const kind = location ? 'locatie' : 'online'
  const wanted = { kind, location } as const
  const wish = dayOf(new Date(Date.now() + ahead * DAY_MS))
  const asked = await findFreeTimes(wanted, wish)
  const { day, times } = asked.next ? await findFreeTimes(wanted, asked.next) : asked
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.nl`
  const slot = { day, time: times[Math.floor(times.length / 2)] ?? '' }
  const person = { name, email, phone: '06-55598765', remarks }
  return { token: randomToken(), customerUserId: null, kind, location, slot, person }
}

async function visits(visit: Visit) {
  const booking = await bookingFor(visit)
  done('book an appointment', await book(booking))
  if (visit.cancelled) await cancel(booking.token)
}

/** Somebody telephones. */
async function takesCall(mieke: Actor) {
  const visit = { ago: 0, ahead: 2, location: null, name: 'Willemien Dam', remarks: 'Belde ons.' }
  done('book for somebody', await bookFor(mieke, await bookingFor(visit)))
}

/** One with somebody who has no address, one with Gerda. Both go on. */
async function holdsConversations(mieke: Actor, gerda: Person) {
  const prepared = done(
    'prepare an account',
    await prepareAccount(
      mieke,
      {
        firstName: 'Bep',
        lastName: 'Jonker',
        dateOfBirth: '1938-05-01',
        reached: 'letter',
        street: 'Zeestraat 1',
        postalCode: '2042 AB',
        city: 'Zandvoort',
        consent: 'aloud',
        days: '30',
        agreed: true,
        privacyConsent: true,
      },
      '10.2.0.1',
    ),
  )
  const { id, mandate } = prepared
  done(
    'write along',
    await saveSection(
      { id, by: { actor: mieke, mandate } },
      {
        section: 'veer',
        id: randomUUID(),
        revision: 0,
        fromPage: true,
        final: false,
        data: { lifeMoments: 'De kiosk op de boulevard. Veertig zomers ijs verkocht.' },
      },
    ),
  )
  done(
    'begin a conversation',
    await giveMandate(mieke, {
      who: gerda.number,
      lastName: 'de Vries',
      consent: 'phone',
      days: '7',
      agreed: true,
    }),
  )
}

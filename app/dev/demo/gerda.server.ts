/** Gerda de Vries, who has thought of everything. Her account is the first of the README. */
import { Readable } from 'node:stream'
import { chooseForBooklet } from '#app/features/booklet/choose-photo.server.ts'
import { invite } from '#app/features/contacts/invitation.server.ts'
import { storeDocument } from '#app/features/documents/documents.server.ts'
import type { FileData } from '#app/features/interview/sections/index.ts'
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { boatOf1976 } from './photograph.server.ts'
import { asksForCards, confirms, type Person, saysYes, writes } from './person.server.ts'
import { done, type Scene, type Stage } from './stage.server.ts'

const FIRST: FileData = {
  veer: {
    lifeMoments:
      'De geboorte van Mark en van Lisa. En de zomer van 1976, toen wij met de boot van Kees het IJsselmeer overstaken en de wind wegviel. Wij hebben de hele nacht gedobberd, met een pak stroopwafels en de radio aan.',
    energy:
      'Vroeg opstaan. De eerste zwemdag van het jaar, in de plas achter het dorp. En zingen met het koor, ook als het vals is.',
    values: 'Eerst luisteren, dan pas iets zeggen. En op tijd komen.',
    traditions: 'Oliebollen bakken op 30 december, nooit op de 31e. Dan is het huis nog van ons.',
    sensory:
      'De geur van teer en touw in de haven van Hindeloopen. Verse koffie op een koude boot.',
  },
  steen: {
    difficulties:
      'Het overlijden van Kees, in 2009. En de jaren daarvoor, toen hij ziek was en wij deden alsof het wel meeviel.',
    familyIssues:
      'Mijn broer Hans en ik spraken elkaar elf jaar niet. Dat is goed gekomen, maar de kinderen weten er het fijne niet van.',
    avoidTopics: 'De verkoop van de boot.',
    handlingMemories: 'Zeg het gewoon als jullie verdrietig zijn. Ik heb dat te weinig gedaan.',
    reconciliation: 'Ik ben met niemand meer boos. Laat niemand denken van wel.',
  },
  kaars: {
    remembered: 'Als iemand die altijd tijd had. En die te hard lachte in de bioscoop.',
    stories:
      'Hoe wij met vier kinderen en een lekke band in Zuid-Frankrijk stonden, en een boer ons op een kar met meloenen naar het dorp bracht. En dat ik een keer de burgemeester heb natgespoten. Per ongeluk.',
    corememory:
      'Lisa die voor het eerst zonder zijwieltjes fietst, op de dijk, met tegenwind. Mark rent ernaast.',
    liveon: 'Mijn recept voor appeltaart. Het staat in het blauwe schrift, bij de kookboeken.',
    ideals: 'Zuinig zijn op het water. Altijd een stoel vrij voor een gast.',
    objects: 'De koperen scheepsbel in de gang. Die hing op de boot van mijn opa.',
  },
  rituelen: {
    colors: ['Blauw', 'Groen'],
    music: ['Klassiek', 'Pop'],
    musicSpecifications: [
      { artist: 'Boudewijn de Groot', title: 'Avond' },
      { artist: 'Johann Sebastian Bach', title: 'Erbarme dich, mein Gott' },
      { title: 'Het lied van de zee, dat Ria altijd zong' },
    ],
    stylePreference: ['Informeel'],
    flowers: 'Uit de tuin, of van de boer langs de weg. Geen lelies.',
    clothingJewelryWishes: 'Mijn blauwe jurk met de witte kraag. De trouwring blijft om.',
    condoleanceLocation: 'Het clubhuis van de zeilvereniging',
    condoleanceCasketOpen: 'dicht',
    condoleanceAccess: 'iedereen',
    cateringWishes: 'Koffie en appeltaart. Zij hebben een helling voor de rolstoel van Ria.',
    serviceLocation: 'De zaal van het clubhuis, met uitzicht op het water',
    funeralCasketOpen: 'dicht',
    funeralAccess: 'familie_vrienden',
    funeralCateringWishes: 'Soep met brood. Niemand gaat met honger naar huis.',
    speakerWishes: 'Mark, als hij durft. Anders leest Lisa zijn tekst voor. Geen dominee.',
  },
  praktisch: {
    burial: 'Cremeren',
    casketType2: 'Mand',
    cremationDetails: 'De as mag op het IJsselmeer, op een dag met wind. Hans weet waar.',
    hasDonation: 'Ja',
    donationDetails: 'Alles wat zij kunnen gebruiken. Het staat ook in het Donorregister.',
    hasInsurance: true,
    insuranceProvider: 'DELA',
    insurancePolicyNumber: '4481.223.907',
    cardWishes: 'Een foto van het water, en geen kruis.',
    transportationWishes: 'Met de auto langs de dijk, niet over de snelweg.',
  },
  naw: {
    firstName: 'Gerda',
    lastName: 'de Vries',
    dateOfBirth: '1951-03-12',
    phone: '038-1122334',
    street: 'Dijkweg 12',
    postalCode: '8011 AB',
    city: 'Zwolle',
    reminderFrequency: 'yearly',
    contacts: [
      {
        firstName: 'Mark',
        lastName: 'de Vries',
        relation: 'zoon',
        email: 'mark.devries@example.nl',
        phone: '06-12345678',
        address: 'Kerkstraat 8, Kampen',
        arranges: 'true',
      },
      {
        firstName: 'Lisa',
        lastName: 'de Vries',
        relation: 'dochter',
        email: 'lisa.devries@example.nl',
        phone: '06-87654321',
        address: 'Oudegracht 201, Utrecht',
      },
      { firstName: 'Ria', lastName: 'Koopmans', relation: 'vriendin', phone: '038-7654321' },
    ],
  },
  secret: {
    extraAttention: 'Mijn broer Hans wil misschien apart afscheid nemen. Geef hem een uur alleen.',
  },
}

/** A year later she read it again. */
const CHANGED: FileData = {
  veer: {
    ...FIRST.veer,
    wondering: 'Of Kees mij nog zou herkennen, met dit grijze haar. Ik denk het wel.',
  },
  rituelen: {
    ...FIRST.rituelen,
    musicSpecifications: [
      ...(FIRST.rituelen?.musicSpecifications ?? []),
      { artist: 'Rowwen Hèze', title: 'November' },
    ],
    condoleanceFlowers: 'Eén bos op tafel, naast de appeltaart.',
    funeralFlowers: 'De kinderen mogen er zelf een plukken en op de mand leggen.',
    serviceLocationDetails: 'Het liefst in de middag, als de zon op het water staat.',
    familyRole: 'Lisa steekt de kaars aan. De kleinkinderen mogen op de kist tekenen.',
    personalAdditions: 'Wie het laatst weggaat, luidt de scheepsbel.',
  },
  praktisch: {
    ...FIRST.praktisch,
    newspaperAds: 'Alleen in de Stentor. Klein.',
    digitalLegacy: 'Mijn telefoon is voor Lisa. De code weet zij.',
    onlineServices: 'Alleen de krant en de puzzels. Lisa zegt die op.',
    digitalInstructions: 'De wachtwoorden staan in het blauwe schrift, achterin.',
    socialMediaAccounts: 'Facebook mag weg. Bewaar eerst de foto’s van het koor.',
  },
  naw: {
    ...FIRST.naw,
    receiveCards: true,
    contacts: [
      ...(FIRST.naw?.contacts ?? []),
      {
        firstName: 'Hans',
        lastName: 'Hoekstra',
        relation: 'broer',
        email: 'hans.hoekstra@example.nl',
        phone: '0514-123456',
        address: 'Buren 3, Hindeloopen',
      },
    ],
  },
  secret: {
    ...FIRST.secret,
    caution: 'Mark en zijn vader hadden ruzie op de laatste dag. Dat hoeft niet op tafel.',
  },
}

const LETTER = `Lieve Lisa,

Toen jij voor het eerst zonder zijwieltjes fietste, keek je niet om. Mark rende naast je, maar jij
keek naar voren. Zo heb ik je altijd gezien.

De scheepsbel is voor jou. Hang hem bij de deur, dan hoor ik wie er komt.

Wees niet te lang verdrietig. Ga zwemmen.

Mam
`

/**
 * A year of hers: begins, signs a living will, asks her children, and confirms a second version.
 */
export const gerdaIn = (stage: Stage, gerda: Person): Scene[] => [
  [366, () => beginsAndConfirms(stage, gerda)],
  [254, () => signsHerWill(stage, gerda)],
  [196, () => Promise.all([addsDocuments(gerda), asksHerChildren(gerda)])],
  [13, () => changesAndConfirms(stage, gerda)],
]

async function beginsAndConfirms(stage: Stage, gerda: Person) {
  await writes(gerda, FIRST)
  await asksForCards(gerda)
  await confirms(stage, gerda)
}

async function signsHerWill({ dayBefore }: Stage, { id }: Person) {
  await allowHealthData(id)
  done(
    'write a living will',
    await saveAnswers(id, {
      revision: 0,
      data: {
        treatments: ['lifeSaving', 'intensiveCare', 'ventilation'],
        situations: ['coma', 'dying', 'never'],
        treatmentWords:
          'Als ik mijn kinderen niet meer herken, hoeft er niets meer. Wel wil ik geen pijn.',
        resuscitation: 'no',
        proxyName: 'Lisa de Vries',
        proxyRelation: 'dochter',
        proxyPhone: '06-87654321',
        substituteName: 'Mark de Vries',
        substitutePhone: '06-12345678',
        proxyWords:
          'Lisa weet hoe ik erover denk. Wij hebben het er aan de keukentafel over gehad.',
      },
    }),
  )
  const isTaken =
    (await printDraft(id)) === 'printed' &&
    (await takeWillStep(id, 'signed', dayBefore(2))) &&
    (await takeWillStep(id, 'discussed', dayBefore(0)))
  if (!isTaken) throw new Error('the living will was not signed')
}

async function addsDocuments({ id }: Person) {
  const keep = async (name: string, description: string, contents: Buffer) =>
    done(
      `keep ${name}`,
      await storeDocument(id, {
        purpose: 'document',
        name,
        nameWhenEmpty: 'document',
        description,
        contents: Readable.from([contents]),
      }),
    )
  const boat = 'Op de boot van Kees, bij Hindeloopen, zomer 1976'
  const kept = await keep('boot-1976.jpg', boat, await boatOf1976())
  if ((await chooseForBooklet(id, kept.id, true)) !== 'photoChosen')
    throw new Error('no photograph in the booklet')
  await keep('brief-aan-lisa.txt', 'Brief aan Lisa', Buffer.from(LETTER))
}

const REQUEST = '0000de30'

const contactOf = async ({ id }: Person, firstName: string) => {
  const found = (await currentRelatives(id)).find(({ card }) => card.firstName === firstName)
  if (!found) throw new Error(`${firstName} is no contact of Gerda`)
  return found.id
}

/** By letters, which she gives them at the kitchen table. */
async function asksHerChildren(gerda: Person) {
  for (const name of ['Mark', 'Lisa']) await saysYes(gerda, await contactOf(gerda, name))
}

async function changesAndConfirms(stage: Stage, gerda: Person) {
  await writes(gerda, CHANGED)
  await confirms(stage, gerda)
  const hans = await contactOf(gerda, 'Hans')
  done('ask Hans', await invite({ id: gerda.id, request: REQUEST }, hans, 'mail'))
}

/** People who could exist, and never do: the same number gives the same person. */
import { DAY_MS } from '#app/platform/durations.ts'

export type Believable = {
  firstName: string
  lastName: string
  email: string
  phone: string | undefined
  dateOfBirth: string
  street: string
  postalCode: string
  city: string
  /** What someone wrote in the first step. */
  lifeMoments: string
  energy: string
  /** Who is called first. */
  contact: { firstName: string; lastName: string; email: string; phone: string; relation: string }
  /** What one in four keeps as a file: its text. */
  letter: string | undefined
  isCompleted: boolean
  createdAt: Date
  updatedAt: Date
}

const FIRST_NAMES =
  'Maria Johanna Jan Johannes Anna Hendrik Cornelis Wilhelmina Pieter Elisabeth Willem Gerrit Cornelia Jacobus Petronella Adriana Catharina Gerarda Dirk Margaretha Hendrika Jacob Anton Theodorus Gerda Henk Wim Kees Piet Joke Ria Els Truus Annie Bep Corrie Greet Ans Tineke Marijke Ineke Marianne Yvonne Monique Sandra Linda Petra Karin Ellen Esther Saskia Mirjam Ingrid Astrid Angela Bianca Wendy Chantal Daniëlle Renée Zoë Sanne Lotte Femke Maaike Marieke Anouk Iris Eva Julia Sophie Emma Lisa Fleur Noor Peter Rob Hans Frans Joop Ton Ruud Ron Rene Marcel Erik Bas Tom Tim Thijs Sven Daan Bram Luuk Sem Finn Jesse Ruben Joost Wouter Maarten Sander Jeroen Martijn Mark Dennis Patrick Michel Arjan Edwin Jaap Klaas Sjoerd Wiebe Sietske Fokje Fatima Mohammed Ahmed Aicha Ayşe Mehmet Priya Wei André François José Jörg'.split(
    ' ',
  )

const LAST_NAMES =
  'de Jong,Jansen,de Vries,van den Berg,van Dijk,Bakker,Janssen,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,Kok,Jacobs,van der Linden,de Haan,Vermeulen,van den Heuvel,van der Veen,van den Broek,de Bruijn,Schouten,de Bruin,van der Heijden,van Beek,Willems,Vink,Hoekstra,Maas,Verhoeven,Koster,van Vliet,Prins,Blom,Huisman,Peeters,de Jonge,Kuipers,van Veen,Kuiper,Post,Kramer,van den Brink,van Wijk,Postma,Scholten,van der Wal,Martens,Sanders,Timmermans,Groen,Gerritsen,van Loon,Bosman,Molenaar,van Dam,Verbeek,Wolters,Driessen,Koning,Boer,van der Laan,Bosch,Veenstra,Evers,van Es,Molen,Yılmaz,Singh,el Idrissi,Nguyen,Wong'.split(
    ',',
  )

const BEGINNINGS =
  'Hof Wester Ooster Noorder Zuider Kamer Veld Berk Linde Eiken Boom Stein Water Brug Dijk Haven Molen Kerk Schip Zand Klaver Roos Heide Vel Broek Weide Hoog Laag Nieuw Oud Groen Zwart'.split(
    ' ',
  )
const ENDINGS =
  'stra ma inga sma man mans huis huizen dijk berg veld kamp horst laar brink meijer broek schot water hoven linden poel donk koop loo'.split(
    ' ',
  )

const TOWNS =
  'Amsterdam Rotterdam Utrecht Eindhoven Groningen Tilburg Almere Breda Nijmegen Apeldoorn Haarlem Arnhem Enschede Amersfoort Zwolle Leiden Zoetermeer Dordrecht Maastricht Leeuwarden Oegstgeest Deventer Assen Hoorn Gouda'.split(
    ' ',
  )
const STREETS =
  'Dorpsstraat Kerkstraat Molenweg Schoolstraat Julianastraat Stationsweg Wilhelminalaan Beatrixstraat Lindelaan Eikenlaan Nieuwstraat Hoofdstraat Parklaan Esdoornlaan Havenkade'.split(
    ' ',
  )
const MOMENTS = [
  'De geboorte van onze kinderen, en later van de kleinkinderen.',
  'Met de tent naar Frankrijk, elke zomer, ook toen het regende.',
  'De dag dat wij elkaar vonden op het station in de sneeuw.',
  'Samen koken op zondag, met de radio aan en de ramen beslagen.',
  'De tocht over het ijs, die ik tot het eind heb gereden.',
]
const JOYS = [
  'Wandelen in het bos, het liefst vroeg in de ochtend.',
  'Zingen in het koor, al is het niet altijd zuiver.',
  'Mijn moestuin, en weggeven wat erin groeit.',
  'Een goed gesprek, met koffie en iets lekkers erbij.',
]

const RELATIONS = ['dochter', 'zoon', 'partner', 'zus', 'broer', 'vriendin']
const LETTER =
  'Lieve allemaal, in de la van het bureau ligt de map met alle papieren. De sleutel hangt aan het haakje. Maak er een mooie dag van.'

const FIRST_DAY = Date.UTC(2023, 0, 1)
const DAYS = 1400

/** Evenly spread and the same each time (mulberry32). */
function chances(number: number): () => number {
  let state = number
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Somebody with whatever stands in a file, for a register as full as it will be.
 *
 * @param number also in the address, so that two people never share one
 */
export function believable(number: number): Believable {
  const chance = chances(number)
  const oneOf = (all: readonly string[]) => all[Math.floor(chance() * all.length)] ?? ''
  /** The first ones far more often, as with names. */
  const often = (all: readonly string[]) => all[Math.floor(chance() ** 2 * all.length)] ?? ''
  const digits = (count: number) => String(Math.floor(chance() * 10 ** count)).padStart(count, '0')
  const firstName =
    chance() < 0.05 ? `${often(FIRST_NAMES)}-${often(FIRST_NAMES)}` : often(FIRST_NAMES)
  const lastName = chance() < 0.6 ? often(LAST_NAMES) : oneOf(BEGINNINGS) + oneOf(ENDINGS)
  const createdAt = new Date(FIRST_DAY + chance() * DAYS * DAY_MS)
  const person = {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${number}@example.nl`,
    phone: chance() < 0.8 ? `06-${digits(8)}` : undefined,
    dateOfBirth: new Date(Date.UTC(1930, 0, 1) + chance() * 70 * 365 * DAY_MS)
      .toISOString()
      .slice(0, 10),
    street: `${oneOf(STREETS)} ${1 + Math.floor(chance() * 200)}`,
    postalCode: `${1 + Math.floor(chance() * 9)}${digits(3)} ${letters(chance)}`,
    city: oneOf(TOWNS),
    lifeMoments: oneOf(MOMENTS),
    energy: oneOf(JOYS),
    isCompleted: chance() < 0.6,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + chance() * 90 * DAY_MS),
  }
  const contactName = often(FIRST_NAMES)
  const contact = {
    firstName: contactName,
    lastName,
    email: `${plain(contactName)}.${plain(lastName)}.van.${number}@example.nl`,
    phone: `06-${digits(8)}`,
    relation: oneOf(RELATIONS),
  }
  return { ...person, contact, letter: chance() < 0.25 ? LETTER : undefined }
}

const letters = (chance: () => number): string =>
  String.fromCharCode(65 + Math.floor(chance() * 26), 65 + Math.floor(chance() * 26))

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

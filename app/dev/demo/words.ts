/** What people in the demo write, in their own words. */
import type { FileData } from '#app/features/interview/sections/index.ts'

const MOMENTS = [
  'De dag dat wij met zijn tweeën op de Afsluitdijk stonden en niets zeiden.',
  'De geboorte van de tweeling. Een van de twee kwam drie minuten na middernacht.',
  'Het jaar dat ik naar de avondschool ging, met veertig nog.',
  'Onze winkel, dertig jaar lang elke ochtend om zes uur open.',
  'De Elfstedentocht van 1985. Ik kwam om half elf binnen, met ijs in mijn wenkbrauwen.',
  'Het huis in Drenthe waar nooit iets af was, en waar iedereen wilde slapen.',
  'Mijn eerste klas. Dertig kinderen, en ik wist niets.',
  'De brug over de Waal, waar ik aan mee heb gebouwd.',
  'Dat mijn dochter belde uit Canada: het is een jongen.',
  'De zomers op de volkstuin, met de buren van het pad.',
  'Dansen in de Rijnhal, op de zaterdagavond.',
  'Het koor in de Grote Kerk, met kerst, zonder verwarming.',
]
const ENERGY = [
  'Fietsen langs de rivier, het liefst tegen de wind in. Dan heb je terug iets goeds.',
  'Een hele dag niets hoeven, en dan toch soep maken.',
  'De kleinkinderen, en als zij weer naar huis zijn.',
  'Puzzelen met de radio aan.',
  'In de schuur staan. Er hoeft niets af.',
  'De markt op zaterdag, en een praatje bij de kaas.',
  'Zwemmen om acht uur, met de vaste club.',
  'Muziek draaien, hard, als de buren op vakantie zijn.',
  'Mijn bijen.',
  'Met de hond over het strand bij Katwijk.',
  'Lezen tot ik niet meer weet welke dag het is.',
]
const VALUES = [
  'Afspraak is afspraak.',
  'Niemand hoeft alleen te eten.',
  'Zeg wat je denkt, maar zeg het vriendelijk.',
  'Werk dat je doet, doe je goed.',
  'Een ander is ook iemand.',
  'Geloof, hoop en liefde. En een beetje humor.',
  'Geld is er om uit te delen.',
]
const REMEMBERED = [
  'Als iemand die rustig was, en wel ergens om kon lachen.',
  'Niet te mooi, alstublieft. Ik was ook koppig.',
  'Als iemand bij wie de achterdeur open was.',
  'Om de pannenkoeken op zondag.',
  'Als een goede buur.',
  'Door de bomen die ik heb geplant. Er staan er nog zeven.',
  'Als iemand die doorzette.',
  'Als iemand die meezong, ook als het vals was.',
  'Zoals ik was op de camping.',
]
const STORIES = [
  'Hoe ik de caravan in de sloot reed en de boer zei: dat doet iedereen hier.',
  'Dat mijn vader in de oorlog een varken in bed verstopte.',
  'De keer dat de dominee zijn tekst kwijt was en wij maar bleven zingen.',
  'Van de brand in de bakkerij, en dat er de volgende dag gewoon brood was.',
  'Hoe mijn moeder uit Paramaribo aankwam, in januari, op open schoenen.',
  'De staking van 1970. Ik stond vooraan, en ik was bang.',
  'Van de bruiloft waar de taart te laat kwam en de fanfare te vroeg.',
  'Hoe ik leerde schaatsen achter een keukenstoel.',
]
const DIFFICULT = [
  'Dat onze zoon zo jong is gestorven. Daar mag over gepraat worden.',
  'De ziekte van mijn broer. Ik heb alles alleen gedaan en wilde dat ook.',
  'Het faillissement. Ik heb er jaren niet van geslapen.',
  'Dat ik mijn zus nooit meer heb gezien.',
  'De verhuizing uit het ouderlijk huis.',
]
const SERVICE = [
  'De kapel op de begraafplaats, klein en licht.',
  'Buiten, als het weer het toelaat.',
  'De Grote Kerk. Daar ben ik gedoopt.',
  'Het buurthuis. Daar kent iedereen de weg.',
  'Thuis, in de tuin, met de stoelen van de buren.',
  'Een plek aan het water. Welke, dat laat ik aan jullie over.',
  'De aula van het crematorium. Gewoon, zoals bij vader.',
]
const FLOWERS = [
  'Veldbloemen.',
  'Geen bloemen. Geef het geld aan de dierenambulance.',
  'Witte tulpen, als die er zijn.',
  'Zonnebloemen, ook in de winter.',
  'Wat er op dat moment bloeit.',
]
const SPEAKERS = [
  'Mijn oudste, kort.',
  'Wie wil. Niemand hoeft.',
  'De pastoor, en daarna de kleinkinderen.',
  'Mijn vriend Ab. Hij weet alles.',
  'Liever muziek dan woorden.',
]
const CATERING = [
  'Koffie met cake, en daarna een borrel.',
  'Broodjes kroket. Ik meen het.',
  'Roti, en veel ook.',
  'Erwtensoep met roggebrood.',
  'Wijn. Geen slappe thee.',
]
const SONGS = [
  { artist: 'Ramses Shaffy', title: 'Laat me' },
  { artist: 'Wim Sonneveld', title: 'Het dorp' },
  { artist: 'Johann Sebastian Bach', title: 'Air' },
  { artist: 'Daniël Lohues', title: 'Op fietse' },
  { artist: 'Herman van Veen', title: 'Opzij' },
  { artist: 'Vera Lynn', title: 'We’ll meet again' },
  { artist: 'Liesbeth List', title: 'Te veel om op te noemen' },
  { artist: 'Stef Bos', title: 'Papa' },
  { title: 'Psalm 121, in de oude berijming' },
  { artist: 'Edith Piaf', title: 'Non, je ne regrette rien' },
]
const COLORS = ['Wit', 'Blauw', 'Groen', 'Rood', 'Paars'] as const
const STYLES = ['Informeel', 'Intiem', 'Religieus', 'Groots'] as const
const INSURERS = ['DELA', 'Monuta', 'Ardanta', 'Univé', 'PC Uitvaart'] as const
const PRACTICAL: NonNullable<FileData['praktisch']>[] = [
  { burial: 'Begraven', casketType: 'Houten kist', burialLocation: 'Gemeentelijke begraafplaats' },
  { burial: 'Cremeren', casketType2: 'Houten kist', cremationDetails: 'De as bij mijn ouders.' },
  { burial: 'Begraven', casketType: 'Mand', burialLocation: 'Natuurbegraafplaats' },
  { burial: 'Cremeren', casketType2: 'Mand', cremationDetails: 'Uitstrooien op de hei.' },
  { burial: 'Veraarden', burialSecondChoice: 'Cremeren' },
  { burial: 'Cremeren', cremationDetails: 'Alleen de kinderen erbij.' },
  {
    burial: 'Begraven',
    burialLocation: 'Kerkelijke begraafplaats',
    hasGrave: 'Ja ik heb een eigen graf',
  },
]

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T

/** The first chapter alone, with little in it. */
export const firstWords = (index: number): FileData => ({
  veer: {
    lifeMoments: pick(MOMENTS, index * 5),
    ...(index % 2 && { energy: pick(ENERGY, index) }),
  },
})

/** Some chapters, as of somebody who is halfway. */
export const someWords = (index: number): FileData => ({
  veer: {
    lifeMoments: pick(MOMENTS, index * 5),
    energy: pick(ENERGY, index * 3),
    values: pick(VALUES, index),
  },
  kaars: { remembered: pick(REMEMBERED, index * 2), stories: pick(STORIES, index * 3) },
})

/** All that most people write; no two of the same. */
export const allWords = (index: number): FileData => ({
  ...someWords(index),
  ...(index % 3 === 0 && { steen: { difficulties: pick(DIFFICULT, index / 3) } }),
  rituelen: {
    colors: [pick(COLORS, index)],
    stylePreference: [pick(STYLES, index)],
    musicSpecifications: [pick(SONGS, index * 3), pick(SONGS, index * 3 + 4)],
    flowers: pick(FLOWERS, index),
    serviceLocation: pick(SERVICE, index * 2),
    speakerWishes: pick(SPEAKERS, index * 2),
    funeralCateringWishes: pick(CATERING, index * 3),
  },
  praktisch: {
    ...pick(PRACTICAL, index * 2),
    hasDonation: index % 4 ? 'Ja' : 'Nee',
    hasInsurance: index % 2 === 0,
    ...(index % 2 === 0 && { insuranceProvider: pick(INSURERS, index / 2) }),
  },
  ...(index % 5 === 0 && {
    secret: { extraAttention: 'Mijn jongste weet nog niet dat ik ziek ben geweest.' },
  }),
})

/** What somebody adds later. */
export const laterWords = (index: number): FileData => ({
  kaars: {
    remembered: pick(REMEMBERED, index * 2),
    stories: pick(STORIES, index * 3),
    liveon: 'Dat ik de fotoalbums heb uitgezocht. Zij staan op zolder, met namen erbij.',
  },
})

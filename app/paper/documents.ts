/** `link`: where its title leads; empty for nowhere. */
type PrintedSong = { title: string; by: string; link: string }
type PrintedPerson = { name: string; about: string; lines: string[] }

export type PrintedAnswer =
  | string
  | string[]
  | { columns: string[]; rows: string[][] }
  | { songs: PrintedSong[] }
  /** To be written by hand. */
  | { line: true }
  /** `others`: where there are more; `{page}` is where all of them begin in their chapter. */
  | { people: PrintedPerson[]; others?: string }

export type PrintedEntry = [label: string, answer: PrintedAnswer]

export type Symbol = 'veer' | 'steen' | 'kaars' | 'rituelen' | 'praktisch' | 'naw' | 'secret'

export type Chapter = {
  title: string
  /** Whose place along the water stands above it. */
  symbol: Symbol | null
  note: string | null
  groups: PrintedGroup[]
  /** Which of the entries of the first group is set in larger letters. */
  largest: number | null
}

/** `title`: a small head within a chapter; null for what stands below none. */
export type PrintedGroup = { title: string | null; entries: PrintedEntry[] }

type PrintedDocument = {
  title: string
  author: string
  /** 18 points instead of 13. */
  large: boolean
  /** What the number of a character stands for, where one was written. */
  lostNote: string
}

/** `{page}` and `{total}` are filled in. */
type Foot = { left: string; page: string }

type Signature = { title: string; lines: readonly string[] }

type FamilyPage = { title: string; note: string }

/** `by`: what the words are about. */
export type Quote = { text: string; by: string }

export type WishesBooklet = PrintedDocument & {
  house: string
  /** A plain dark cover: to be kept apart. */
  dark: boolean
  /** What the PDF says of itself, unseen. */
  keywords?: string[]
  /** A file that goes along inside the PDF. */
  data?: { file: string; description: string }
  /** Pages of A5, so many that two on each side of a sheet make a book. */
  folded: boolean
  cover: string
  name: string
  facts: string[]
  draft: { title: string; text: string } | null
  empty: string | null
  first: {
    title: string
    lead: string
    entries: PrintedEntry[]
    /** What only paper can tell, by hand. */
    blanks: readonly string[]
    quote: Quote | null
  } | null
  /** A page with nothing else on it. */
  photo: { file: string; width: number; height: number; alt: string; quote: Quote | null } | null
  chapters: Chapter[]
  /** Beside people that go on on the next page; `{label}` is that of the first of them. */
  continued: string
  /** Above the songs, which have a page to themselves after their chapter. */
  programme: string
  /** `statement`: what is signed, in sentences. `below`: what is good to know, below the lines. */
  sign: (Signature & { below: readonly string[]; statement: readonly string[] }) | null
  /** A page of lines to write on. `more`: what the pages after it are for, where sheets that are folded leave them. */
  family: (FamilyPage & { more: readonly (FamilyPage & { lines: boolean })[] }) | null
  /** What this is, and how to check it. */
  last: {
    title: string
    texts: string[]
    /** Null where nothing is to be asked for any more. */
    address: string | null
    /** Where who has lost someone begins. */
    lost: { text: string; address: string; call: { text: string; phone: string } | null }
    /** How to check it; null for a draft. */
    proof: {
      code: { text: string; code: string } | null
      /** Small: where the public key is, and its fingerprint. */
      key: string
      fingerprint: string
    } | null
  } | null
  foot: Foot
}

export type LivingWillPaper = PrintedDocument & {
  house: string
  heading: string
  made: string
  opening: string[]
  revokes: string | null
  /** Of each answer besides, whether it begins what is about someone else, and whether it has to be seen at once. */
  parts: {
    title: string
    note: string | null
    entries: [...PrintedEntry, begins: boolean, stands: boolean][]
  }[]
  /** None on a copy of what was signed. */
  sign:
    | (Signature & {
        texts: readonly string[]
        statement: { one: string; other: string }
        initials: string
        /** What lacks of who signs. */
        blanks: string[]
      })
    | null
  foot: Foot
}

export type PrintedQuestion = {
  label: string
  hint: string | null
  when: string | null
  group: string | null
  room: Room
}

export type Room =
  | { lines: number }
  | { boxes: string[]; how: string; note: string | null }
  | { rows: string[]; fields: string[]; boxes: string[] }

export type Questionnaire = PrintedDocument & {
  house: string
  cover: string
  lead: string
  edition: string
  blanks: string[]
  start: { title: string; texts: string[] }
  parts: {
    title: string
    symbol: Symbol
    intro: string
    apart: string | null
    questions: PrintedQuestion[]
  }[]
  more: { title: string; text: string }
  foot: Foot
}

/** What a funeral director works from: boxes to tick, and room for times. */
export type RunSheet = PrintedDocument & {
  house: string
  heading: string
  name: string
  facts: string[]
  /** The last day of the funeral. */
  until: string
  /** That something else has to be read first. */
  apart: string | null
  /** What comes before all else. */
  basics: PrintedEntry[]
  /** Who arranges it, and who else can be called. */
  call: { title: string; people: PrintedPerson[] }[]
  /** The day from hour to hour. */
  parts: { title: string; entries: PrintedEntry[] }[]
  /** Above the room for times. */
  time: string
  missing: string | null
  more: string
  room: { title: string; lines: number }
  foot: Foot
}

/** A QR code as a path on a square of so many units, with the light border that readers need. */
export type QrPath = { size: number; path: string; alt: string }

export type PrintedCard = {
  /** Its file number, and which of the cards of that person it is. */
  number: string
  name: string
  /** That there is a living will. */
  mention: string | null
  qr: QrPath
}

/** Cards on sheets, to be cut. */
export type CardSheets = PrintedDocument & {
  house: string
  /** The name of a picture of the job, which stands in the place of `house`. */
  logo: string | null
  claim: string
  find: string
  /** For who has nothing to read the code with. */
  address: string
  returnTo: string
  cards: PrintedCard[]
  foot: Foot
}

/** Who gets cards, as a list, and a letter for each, for an envelope with a window. */
export type CardLetters = PrintedDocument & {
  house: string
  logo: string | null
  heading: string
  columns: string[]
  rows: string[][]
  /** The small line above the address. */
  sender: string
  letters: PrintedLetter[]
  site: QrPath & { text: string }
  foot: Foot
}

/** An invoice, or the credit note that takes it back. */
export type InvoicePaper = PrintedDocument & {
  house: string
  heading: string
  sender: string[]
  recipient: string[]
  facts: [label: string, value: string][]
  /** Description first, amounts after it. */
  columns: string[]
  rows: string[][]
  totals: [label: string, amount: string][]
  note: string
  foot: Foot
}

type PrintedLetter = {
  address: string[]
  date: string
  subject: string
  texts: string[]
  closing: string[]
  contact: string[]
}

/** A letter, mostly with a code, for an envelope with a window. */
export type CodeLetter = PrintedDocument & {
  house: string
  logo: null
  sender: string
  letter: PrintedLetter & { code?: string }
  site: QrPath & { text: string }
}

/** Files that a template reads beside its contents, by name. */
export type Pictures = Record<string, Uint8Array>

/** `moment`: what the PDF says of when it was made. */
export type PrintJob = { moment: Date; pictures?: Pictures } & (
  | { template: 'wishes'; content: WishesBooklet }
  | { template: 'living-will'; content: LivingWillPaper }
  | { template: 'run-sheet'; content: RunSheet }
  | { template: 'questionnaire'; content: Questionnaire }
  | { template: 'card-sheets'; content: CardSheets }
  | { template: 'card-letters'; content: CardLetters }
  | { template: 'invoice'; content: InvoicePaper }
  | { template: 'code-letter'; content: CodeLetter }
)

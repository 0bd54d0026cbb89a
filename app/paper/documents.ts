/** What is printed, as its template wants it: words that are ready to be read, and nothing of where they come from. */

/** A song of a programme, a person with an address. */
type Song = { title: string; by: string }
type Person = { name: string; about: string; lines: string[] }

export type Answer =
  | string
  | string[]
  | { columns: string[]; rows: string[][] }
  | { songs: Song[] }
  | { people: Person[] }

/** What an answer is about, and the answer. */
export type Entry = [label: string, answer: Answer]

/** The seven symbols of the house. */
export type Symbol = 'veer' | 'steen' | 'kaars' | 'rituelen' | 'praktisch' | 'naw' | 'secret'

export type Chapter = {
  title: string
  symbol: Symbol | null
  /** Said under the title. */
  note: string | null
  entries: Entry[]
}

type Document = {
  title: string
  author: string
  /** 18 points instead of 13. */
  large: boolean
  /** Says what the number of a character stands for, where one had to be written. */
  lostNote: string
}

/** Stands at the foot of each page; `{page}` and `{total}` are filled in. */
type Foot = { left: string; page: string }

/** Lines to write on. */
type Signature = { title: string; texts: readonly string[]; lines: readonly string[] }

/** Someone's wishes, to keep and to give. */
export type WishesBooklet = Document & {
  house: string
  cover: string
  /** Empty when it is not known. */
  name: string
  /** Lines on the cover. */
  facts: string[]
  draft: { title: string; text: string } | null
  empty: string | null
  /** What others need at once. */
  first: {
    title: string
    lead: string
    entries: Entry[]
    /** What only paper can tell, written by hand. */
    blanks: readonly string[]
    quote: { text: string; by: string } | null
  } | null
  chapters: Chapter[]
  sign: Signature | null
  /** On pages of its own, at the end. */
  secret: Chapter | null
  foot: Foot
}

/** A living will, to sign with a pen. */
export type LivingWillPaper = Document & {
  house: string
  heading: string
  made: string
  /** What is declared, before the answers. */
  opening: string[]
  /** What the signer writes before the answers: name, birth. */
  blanks: string[]
  revokes: string | null
  parts: { title: string; note: string | null; entries: Entry[] }[]
  sign: Signature
  foot: Foot
}

/** A question with room for its answer. */
export type Question = {
  label: string
  hint: string | null
  /** When it applies, in words. */
  when: string | null
  group: string | null
  room: Room
}

export type Room =
  /** Lines to write on. */
  | { lines: number }
  /** Boxes to tick; how many may be ticked, in words. */
  | { boxes: string[]; how: string; note: string | null }
  /** The same few fields a number of times. */
  | { rows: string[]; fields: string[] }

/** The interview, to fill in with a pen. */
export type Questionnaire = Document & {
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
    questions: Question[]
  }[]
  more: { title: string; text: string }
  foot: Foot
}

/** Something to print. The moment is what the PDF says of when it was made: the same each time. */
export type PrintJob = { moment: Date } & (
  | { template: 'wishes'; content: WishesBooklet }
  | { template: 'living-will'; content: LivingWillPaper }
  | { template: 'questionnaire'; content: Questionnaire }
)

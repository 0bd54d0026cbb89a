/** How texts for who has lost someone speak. A feature that writes to them has its texts here. */
import { expect, test } from 'vitest'
import { relatives } from '#app/features/contacts/texts.nl.ts'
import { deaths } from '#app/features/deaths/texts.nl.ts'
import { deathNotices } from '#app/features/deaths/notices/texts.nl.ts'
import { firstDays } from '#app/features/first-days/texts.nl.ts'
import { mail } from '#app/features/mail/texts.nl.ts'
import { trustedPerson } from '#app/features/release/texts/trusted-person.nl.ts'
import { owner } from '#app/features/release/texts/owner.nl.ts'
import { coldWords, toneFaults } from './fixtures/tone.ts'

const { answer, letter } = relatives
/** To contacts, to who lives after all, and to somebody whom a funeral director names. */
const mails = Object.fromEntries(
  Object.entries(mail).filter(([kind]) =>
    /^(?:death-|relative-|access-confirm(?:-|$)|access-(?:ready|handed)|access-.*-contact$)/.test(
      kind,
    ),
  ),
)
const TEXTS = {
  firstDays,
  answer,
  letter,
  deaths,
  mails,
  letters: deathNotices.papers,
  // What a funeral director has us ask somebody whom they name.
  question: trustedPerson.confirm,
}

/** Every text in a tree of them, with its place. */
function textsIn(value: unknown, where: string): [string, string][] {
  if (typeof value === 'string') return [[where, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${where}.${key}`))
}

test.each(Object.entries(TEXTS))('no text of %s has a word of an office', (name, texts) => {
  const all = textsIn(texts, name)
  expect(all.length).toBeGreaterThan(0)
  expect(all.filter(([, text]) => coldWords(text).length > 0)).toEqual([])
})

/** Facts have a line of their own. */
const { facts: _facts, ...wait } = owner.wait

test.each(Object.entries({ firstDays, wait }))(
  'the sentences of %s keep a number beside its unit',
  (name, texts) => {
    const all = textsIn(texts, name)
    expect(all.filter(([, words]) => /(?:\}|\d) (?:uur|euro)\b/.test(words))).toEqual([])
  },
)

test.each([
  ['De overledene', 1],
  ['Uw aanvraag is gelukt. Klik hier.', 3],
  ['Het dossier van Gerda', 1],
  ['Zij is overleden', 0],
  ['Vul het dossiernummer in', 0],
  ['Het dossier WR12345678', 0],
  ['Een klikje op de deur, de rekening', 1],
])('in “%s” %i words are cold', (text, count) => {
  expect(coldWords(text)).toHaveLength(count)
})

const page = (body: string) => `<main id="inhoud" tabindex="-1">${body}</main>`
const many = (count: number) => `<p>${'woord '.repeat(count)}</p>`

test.each([
  ['one title and a button', '<h1>Er is iemand overleden</h1><button>Verder</button>', []],
  ['nothing to press', '<h1>Er is iemand overleden</h1>', ['has nothing to press']],
  ['no title', '<button>Verder</button>', ['has 0 titles']],
  [
    'a long title',
    '<h1>Een titel met toch wel zeven woorden</h1><a href="/" class="b">Verder</a>',
    ['has a long title: Een titel met toch wel zeven woorden'],
  ],
  [
    'many words first',
    `<h1>Kort</h1>${many(90)}<a href="/" class="b">Verder</a>`,
    ['has 91 words before the first button'],
  ],
  [
    'many words before the button that is seen',
    `<h1>Kort</h1><button tabindex="-1" aria-hidden="true"></button>${many(90)}<button>Verder</button>`,
    ['has 91 words before the first button'],
  ],
  [
    'a button that nobody sees alone',
    '<h1>Kort</h1><button aria-hidden="true" tabindex="-1"></button>',
    ['has nothing to press'],
  ],
  ['an office’s words', '<h1>Uw account</h1><button>Verder</button>', ["says 'account'"]],
])('a page with %s says so', (_what, body, faults) => {
  expect(toneFaults(page(body))).toEqual(faults)
})

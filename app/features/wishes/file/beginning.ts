import { joinedList } from '#app/locales/dates.ts'

/** Letters below the title of a chapter: more than there is room for on any screen, which cuts them off itself. */
const LONGEST = 140

type Said = string | readonly string[]

/** Goes to the next line with what follows it: a screen that cuts a line off puts its dots behind a word. */
const BETWEEN = ' ·\u00a0'

/** How answers begin, in one line that ends with a word. Of a list of people, who they are. */
export function beginningOf(answers: readonly Said[]): string {
  const line = answers.map(firstOf).filter(Boolean).join(BETWEEN)
  if (line.length <= LONGEST) return line
  const end = line.lastIndexOf(' ', LONGEST)
  return `${line.slice(0, end > 0 ? end : LONGEST).replace(/[,.;:!?]$/, '')}…`
}

function firstOf(answer: Said): string {
  // Without its question it says nothing.
  if (answer === 'Ja' || answer === 'Nee') return ''
  if (typeof answer === 'string') return (answer.trim().split('\n')[0] ?? '').replace(/\.$/, '')
  return joinedList(answer.map((line) => line.split(', ')[0] ?? '').filter(Boolean))
}

import { firstToAsk } from '#app/features/contacts/readiness.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { calledBy } from '#app/platform/names.ts'
import type { ToAsk } from './ask-contact.tsx'

/** Whom somebody who confirmed still has to ask; null when nobody, or where contacts cannot read here. */
export async function readToAsk(userId: string): Promise<ToAsk | null> {
  if (!keptPromises().relatives) return null
  const people = (await currentRelatives(userId)).map(({ card, ...rest }) => ({
    ...rest,
    firstName: calledBy(card),
    hasEmail: card.email !== '',
    reading: readingOf(rest.rules),
  }))
  const first = firstToAsk(people.filter(({ reading }) => reading !== 'never'))
  if (!first || first === 'nobody') return first
  return { id: first.id, name: first.firstName, reading: first.reading }
}

/** The forms of all routes: what must be there before a page has one, and what it posts. */
import {
  allowHealthData,
  printDraft,
  saveAnswers,
  takeWillStep,
} from '#app/features/living-will/living-will.server.ts'
import { ADDRESS, saveNaw } from '#tests/fixtures/people/cards.ts'
import { decoded } from '#tests/fixtures/page.ts'
import type { TestUser } from '#tests/fixtures/people/people.ts'
import type { Answer } from '#tests/setup/client.ts'

const withWill = async ({ id }: TestUser) => {
  await allowHealthData(id)
  await saveAnswers(id, { revision: 0, data: { treatmentWords: 'Laat mij gaan' } })
}
const withPrinted = async (user: TestUser) => {
  await withWill(user)
  await printDraft(user.id)
}
const withSigned = async (user: TestUser) => {
  await withPrinted(user)
  await takeWillStep(user.id, 'signed', '2026-01-05')
}

/** What must be there before the form of a route is. */
export const prepareForm: Record<string, (user: TestUser) => Promise<unknown>> = {
  'routes/cards/cards-request': (user) => saveNaw(user, ADDRESS),
  'routes/living-will/form': withWill,
  'routes/living-will/sign': withPrinted,
  'routes/living-will/discuss': withSigned,
  'routes/living-will/sign-again': withSigned,
  'routes/living-will/revoke': withSigned,
  'routes/living-will/discard': withPrinted,
}

/** What the forms of a page post when nothing is typed: each name with a value that is offered. */
export function fieldsOn({ text }: Pick<Answer, 'text'>): Map<string, string> {
  const forms = text.match(/<form [^>]*method="post"[^]*?<\/form>/g) ?? []
  const fields = new Map<string, string>()
  for (const [tag] of forms.join('').matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)) {
    const [, name] = / name="([^"]+)"/.exec(tag) ?? []
    const [, value = '1'] = / value="([^"]*)"/.exec(tag) ?? []
    if (name && !fields.has(name)) fields.set(name, decoded(value))
  }
  return fields
}

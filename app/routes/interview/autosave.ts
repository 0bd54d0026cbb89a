import { data } from 'react-router'
import type { Subject } from '#app/access/subject.ts'
import { sectionByLaw } from '#app/features/interview/legal.server.ts'
import { isTyped } from '#app/forms/rows.ts'
import { askingOnly } from '#app/forms/fields.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { isAnswered, questionOf, type SectionData } from '#app/forms/values.ts'
import { saveSection } from '#app/features/wishes/save.server.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import { askingFields, questionsIn } from '#app/features/interview/step.ts'
import { timeOf } from '#app/locales/dates.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { isAway, isFrozen } from '#app/platform/unavailable.server.ts'
import type { Route } from './+types/autosave.ts'
import { dropPending } from '../pending-post.server.ts'
import { formSaid } from './form-said.server.ts'
import { groupCounts } from './group-counts.ts'
import { labelOf } from './step-problems.tsx'
import { subjectOf } from './subject.server.ts'

const REFUSALS = { signedOut: 401, conflict: 409, frozen: 409, invalid: 422 } as const

/** For the script, which cannot follow a redirect to the sign-in page. */
const refused = (reason: keyof typeof REFUSALS) =>
  Response.json({ ok: false, reason }, { status: REFUSALS[reason] })

export function loader() {
  throw data('method', { status: 405, headers: { Allow: 'POST' } })
}

/** The step in the address, or the older form, whose address names none. */
function keyOf({ section = 'formulier', mandate }: { section?: string; mandate?: string }) {
  const found = fileSections.find(({ key }) => key === section)
  if (!found || (mandate && found.key === 'secret')) throw data('step', { status: 404 })
  return found.key
}

/**
 * Saves a section while someone types: the same form, parsed and saved as by hand, and never as the
 * final save. What is wrong, or has to be asked first, is not stored and said to be open.
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const key = keyOf(params)
  const user = userOf(context)
  // No reason that the script knows: it keeps the text and tries again.
  if (isAway()) throw new Response('away', { status: 503 })
  if (!user) return refused('signedOut')
  const form = await readForm(request)
  const { account = user.id, after, automatic, revision, opened, whole } = formSaid(form)
  const subject: Subject = await subjectOf(context, params)
  if (account !== subject.id) return refused('signedOut')
  const section = await sectionByLaw(key)
  const only = questionsIn(key, subject.by?.mandate)
  const parsed = parseForm(only ? askingOnly(section, only) : section, form)
  if (!whole) return refused('invalid')
  const wrong = Object.keys(parsed.errors)
  const saved = await saveSection(subject, {
    ...automatic,
    section: key,
    after,
    revision,
    opened,
    data: parsed.values,
    wrong: [...new Set(wrong.map(questionOf))],
    fromPage: true,
    asks: Object.keys(askingFields(key)),
    final: false,
  }).catch((error: unknown) => {
    if (isFrozen(error)) return null
    throw error
  })
  if (!saved) return refused('frozen')
  if (!saved.ok) return refused('conflict')
  await dropPending(request, subject, key)
  // One that has to be answered and is not, nor was, has nothing to store.
  const stored: SectionData = saved.stored
  const isOpen = (name: string) =>
    isTyped(parsed.typed[questionOf(name)]) || isAnswered(stored[questionOf(name)])
  const open = [...wrong.filter(isOpen), ...saved.toConfirm]
  const counts = groupCounts(section, stored, textsOf(context))
  return Response.json({
    ok: true,
    revision: saved.revision,
    saveId: automatic.id,
    time: now(),
    counts,
    ...(open.length > 0 && { open: open.map((name) => labelOf(key, name)).join(', ') }),
  })
}

/** What the clock says in the Netherlands; the one on someone's desk may be wrong. */
const now = () => timeOf(new Date())

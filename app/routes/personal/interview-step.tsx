import { randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { notesFor, sectionByLaw } from '#app/features/interview/legal.server.ts'
import { parseSection } from '#app/features/interview/parse.ts'
import { prefillNaw } from '#app/features/interview/prefill.server.ts'
import { type SaveResult, saveSection } from '#app/features/interview/save.server.ts'
import { readSection } from '#app/features/interview/sections.server.ts'
import { type SectionKey, sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressAfter, askingFields, stepOf, WAYS } from '#app/features/interview/step.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { i18nOf } from '#app/middleware/i18n.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { asPerson, reading } from '#app/platform/sql.server.ts'
import type { Route } from './+types/interview-step.ts'
import { StepPage } from './step-page.tsx'

/** The last part of the route's own pattern; the address itself may be written in other ways. */
function keyOf(pattern: string): SectionKey {
  const key = sectionKeys.find((candidate) => pattern.endsWith(`/${candidate}`))
  if (!key) throw data('step', { status: 404 })
  return key
}

export async function loader({ context, pattern }: Route.LoaderArgs) {
  const user = requireUser(context)
  const key = keyOf(pattern)
  return reading(asPerson(user.id), async (sql) => {
    const stored = await readSection(sql, user.id, key)
    const values = key === 'naw' ? await prefillNaw(sql, user.id, user.email, stored) : stored.data
    const notes = await notesFor(sql, key)
    return { section: key, values, notes, revision: stored.revision, saveId: randomUUID() }
  })
}

const hidden = z.object({
  revision: z.coerce.number().int().min(0).catch(0),
  saveId: z.uuid().catch(() => randomUUID()),
  naar: z.enum(WAYS).catch('opslaan'),
})

export async function action({ request, context, pattern }: Route.ActionArgs) {
  const user = requireUser(context)
  const key = keyOf(pattern)
  const form = await readForm(request)
  const section = await sectionByLaw(user.id, key)
  const parsed = parseSection(section, form, i18nOf(context).t as TFunction)
  const { revision, saveId, naar } = hidden.parse(Object.fromEntries(form))
  const choices = choicesOf(form)
  const again = { values: { ...parsed.typed, email: user.email }, saveId: randomUUID() }
  if (parsed.rowsChanged)
    // What was to be chosen is asked again at the save: no form is on revision 0 by then.
    return { ...again, errors: {}, revision: choices.asked ? 0 : revision }

  const errors = withoutKept(parsed.errors, choices.kept)
  const wrong = [...new Set(Object.keys(errors).map(questionOf))]
  const last = stepOf(key).next === undefined
  const saved = await saveSection(user.id, {
    section: key,
    id: saveId,
    revision,
    data: withoutKept(parsed.data, choices.kept),
    wrong,
    asks: Object.keys(askingFields(key)),
    final: last && wrong.length === 0 && naar !== 'vorige',
  })
  const kept = Object.fromEntries(choices.kept.map((name) => [name, saved.stored[name]]))
  const page = { ...again, values: { ...again.values, ...kept }, errors, revision: saved.revision }
  if (!saved.ok)
    return data(
      { ...page, conflict: { fields: saved.fields, stored: saved.stored } },
      { status: 409 },
    )
  if (wrong.length > 0) return data(page, { status: 422 })
  const [toConfirm] = saved.toConfirm
  // What was typed is safe; what still has to be confirmed is asked on a page of its own.
  if (toConfirm) return redirect(`${askingFields(key)[toConfirm]}?naar=${naar}`, 303)
  return redirectWithFlash(addressAfter(key, naar), messageFor(saved, naar, last))
}

/** The answers to "which text do you want to keep?": whether it was asked, and where the stored. */
function choicesOf(form: FormData) {
  const names = [...form.keys()].filter((name) => name.startsWith(CHOICE))
  const kept = names.filter((name) => form.get(name) === 'opgeslagen')
  return { asked: names.length > 0, kept: kept.map((name) => name.slice(CHOICE.length)) }
}

const CHOICE = 'keuze.'

/** 'contacts[0].email' is a part of the answer to 'contacts'. */
const questionOf = (name: string): string => name.split('[', 1)[0] ?? name

/** Where the stored answer is to be kept, what was typed is no part of the save. */
const withoutKept = <T,>(values: Record<string, T>, kept: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !kept.includes(questionOf(name))))

/** The specification's message after a save by hand (section 8); a quiet one between two steps. */
function messageFor(saved: Extract<SaveResult, { ok: true }>, way: string, last: boolean) {
  if (saved.cards === 'withdrawn') return { key: 'cardsWithdrawn' }
  if (saved.cards === 'printed') return { key: 'cardsPrinted' }
  if (!last && (way === 'volgende' || way === 'vorige')) return { key: 'stepSaved' }
  if (saved.isNew) return { key: 'wishesSaved' }
  return { key: 'wishesUpdated', values: { number: saved.number } }
}

export default function InterviewStep({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage {...loaderData} {...actionData} />
}

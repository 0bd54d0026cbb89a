import { randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { data } from 'react-router'
import { z } from 'zod'
import { parseSection } from '#app/features/interview/parse.ts'
import { prefillNaw } from '#app/features/interview/prefill.server.ts'
import { type SaveResult, saveSection } from '#app/features/interview/save.server.ts'
import { readSection } from '#app/features/interview/sections.server.ts'
import { type SectionKey, sectionKeys } from '#app/features/interview/sections/index.ts'
import { addressAfter, stepOf, WAYS } from '#app/features/interview/step.ts'
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
  const stored = await reading(asPerson(user.id), async (sql) => {
    const section = await readSection(sql, user.id, key)
    if (key !== 'naw') return section
    return { ...section, data: await prefillNaw(sql, user.id, user.email, section) }
  })
  return { section: key, values: stored.data, revision: stored.revision, saveId: randomUUID() }
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
  const parsed = parseSection(stepOf(key).section, form, i18nOf(context).t as TFunction)
  const { revision, saveId, naar } = hidden.parse(Object.fromEntries(form))
  const again = { values: { ...parsed.typed, email: user.email }, saveId: randomUUID(), revision }
  if (parsed.rowsChanged) return { ...again, errors: {} }

  const wrong = Object.keys(parsed.errors).length > 0
  const last = stepOf(key).next === undefined
  const saved = await saveSection(user.id, {
    section: key,
    id: saveId,
    revision,
    data: withoutRefused(parsed.data, form),
    final: last && !wrong && naar !== 'vorige',
  })
  if (!saved.ok)
    return data(
      { ...again, errors: parsed.errors, revision: saved.revision, conflict: conflictOf(saved) },
      { status: 409 },
    )
  if (wrong)
    return data({ ...again, errors: parsed.errors, revision: saved.revision }, { status: 422 })
  return redirectWithFlash(addressAfter(key, naar), messageFor(saved, naar, last))
}

/** Where someone chose to keep what was stored, what they typed is left out of the save. */
function withoutRefused<T>(values: Record<string, T>, form: FormData): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => form.get(`keuze.${key}`) !== 'opgeslagen'),
  )
}

const conflictOf = ({ fields, stored }: Extract<SaveResult, { ok: false }>) => ({ fields, stored })

/** The specification's message after a save by hand (section 8); a quiet one between two steps. */
function messageFor(saved: Extract<SaveResult, { ok: true }>, way: string, last: boolean) {
  if (!last && (way === 'volgende' || way === 'vorige')) return { key: 'stepSaved' }
  if (saved.isNew) return { key: 'wishesSaved' }
  return { key: 'wishesUpdated', values: { number: saved.number } }
}

export default function InterviewStep({ loaderData, actionData }: Route.ComponentProps) {
  return <StepPage {...loaderData} {...actionData} />
}

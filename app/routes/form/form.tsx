import { randomUUID } from 'node:crypto'
import type { TFunction } from 'i18next'
import { data } from 'react-router'
import { readSection } from '#app/features/interview/sections.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { i18nOf } from '#app/middleware/i18n.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { asPerson, reading } from '#app/platform/sql.server.ts'
import { saveForm, unsaved } from '../personal/save-form.server.ts'
import type { Route } from './+types/form.ts'
import { FormPage } from './form-page.tsx'

const section = 'formulier'

/** 'Persoonlijke Wensen Vastleggen' for a person's own file. */
export async function loader({ context }: Route.LoaderArgs) {
  const user = userOf(context)
  const saveId = randomUUID()
  if (!user) return { values: {}, revision: 0, saveId, signedOut: true }
  const stored = await reading(asPerson(user.id), (sql) => readSection(sql, user.id, section))
  return { values: stored.data, revision: stored.revision, saveId }
}

/** Saves the form; that completes the file (specification 4, 'Wish'). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = userOf(context)
  const form = await readForm(request)
  const t = i18nOf(context).t as TFunction
  if (!user) return data({ ...unsaved(section, form, t), signedOut: true }, { status: 401 })
  const done = await saveForm({ user, section, form, t, final: true })
  if ('stay' in done) return done.stay
  return redirectWithFlash('/dashboard', {
    key: 'formSaved',
    values: { number: done.saved.number },
  })
}

export default function OlderForm({ loaderData, actionData }: Route.ComponentProps) {
  return <FormPage section={section} notes={[]} {...loaderData} {...actionData} />
}

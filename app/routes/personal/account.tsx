import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { parseForm } from '#app/forms/submission.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { filledUp, isWhole, shownAgain } from '#app/forms/whole.ts'
import { detailsSection, readDetails, saveDetails } from '#app/features/own-data/details.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import type { Route } from './+types/account.ts'
import { AccountPage } from './account-page.tsx'
import { carriedTo, dropCarried, readOwnForm } from './carried.server.ts'
import { saveHead } from './save-head.server.ts'

export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { data: values, revision } = await readDetails(user)
  const carried = await carriedTo(request, user, pattern)
  const again = carried && {
    ...reopened(carried, parseForm(detailsSection, carried).typed, values),
    notice: 'carried' as const,
  }
  return {
    values: values as Typed,
    revision,
    ...again,
    saveId: randomUUID(),
    account: user.id,
    fields: detailsSection.fields,
    email: user.email,
    helpdesk: env().HELPDESK_EMAIL,
  }
}

/** The page with what was posted; of one that was cut off, the next save asks about each difference. */
function reopened(form: FormData, typed: Typed, stored: Typed) {
  const values = shownAgain(detailsSection, form, typed, stored)
  if (!isWhole(form)) return { values, revision: 0, failure: 'cut' as const }
  return { values, revision: saveHead.parse(Object.fromEntries(form)).revision, failure: undefined }
}

export async function action({ context, request, pattern }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const { values: given, errors, typed } = parseForm(detailsSection, form)
  const { revision, saveId: id } = saveHead.parse(Object.fromEntries(form))
  if (!isWhole(form)) {
    const { data: stored } = await readDetails(user)
    return data(
      { ...reopened(form, typed, stored), saveId: id, notice: undefined },
      { status: 422 },
    )
  }
  const wrong = Object.keys(errors)
  const saved = await orElse(
    { request, context },
    () => saveDetails(user, { id, revision, data: given, wrong }),
    () => null,
  )
  if (!saved) {
    const again = { values: typed, revision, saveId: id, notice: undefined }
    return data({ ...again, failure: 'details' as const }, { status: 503 })
  }
  const newest = 'revision' in saved ? saved.revision : revision
  const stored = 'stored' in saved ? saved.stored : {}
  const values = shownAgain(detailsSection, form, typed, stored)
  const page = { notice: undefined, values, saveId: randomUUID(), errors, revision: newest }
  if (!saved.ok) {
    const conflict = { fields: saved.fields, stored }
    return data({ ...page, values: filledUp(typed, stored), conflict }, { status: 409 })
  }
  if (wrong.length > 0) return data(page, { status: 422 })
  await dropCarried(request, user, pattern)
  return redirectWithFlash('/dashboard/account', { key: 'detailsSaved' })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />
}

import { randomUUID } from 'node:crypto'
import { data, href } from 'react-router'
import { parseForm } from '#app/forms/submission.server.ts'
import { fingerprintText } from '#app/forms/stored/fingerprints.server.ts'
import type { Typed } from '#app/forms/rows.ts'
import { isWhole, shownAgain } from '#app/forms/stored/whole.ts'
import { detailsSection, readDetails, saveDetails } from '#app/features/own-data/details.server.ts'
import type { SaveResult } from '#app/features/wishes/save.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import type { Route } from './+types/account.ts'
import { AccountPage } from './account-page.tsx'
import { pendingPost, dropPending, readOwnForm } from '../pending-post.server.ts'
import { saveHead } from '../interview/save-head.server.ts'
import { shownFilled } from '../interview/shown-after.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { values, revision, opened } = await readDetails(user)
  const pending = await pendingPost(request, user, 'details')
  const again = pending && {
    ...reopened(pending, parseForm(detailsSection, pending).typed, values),
    notice: 'pending' as const,
  }
  return {
    values: values as Typed,
    revision,
    opened: opened as string | undefined,
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
  if (!isWhole(form)) return { values, revision: 0, opened: undefined, failure: 'cut' as const }
  const { revision, opened } = saveHead.parse(Object.fromEntries(form))
  return { values, revision, opened: opened && fingerprintText(opened), failure: undefined }
}

export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readOwnForm(request, user)
  const { values: given, errors, typed } = parseForm(detailsSection, form)
  const { revision, opened, saveId: id } = saveHead.parse(Object.fromEntries(form))
  if (!isWhole(form)) {
    const { values: stored } = await readDetails(user)
    return data(
      { ...reopened(form, typed, stored), saveId: id, notice: undefined },
      { status: 422 },
    )
  }
  const wrong = Object.keys(errors)
  const saved = await orElse(
    { request, context },
    () => saveDetails(user, { id, revision, opened, data: given, wrong }),
    (status) => status,
  )
  if (typeof saved === 'number') {
    const again = { ...reopened(form, typed, {}), saveId: id, notice: undefined }
    return data({ ...again, failure: 'details' as const }, { status: saved })
  }
  const page = { ...pageAfter(saved, form, typed, given), errors }
  if (!saved.ok) {
    const { disputed: fields, stored } = saved
    return data({ ...page, conflict: { fields, stored } }, { status: 409 })
  }
  if (wrong.length > 0) return data(page, { status: 422 })
  await dropPending(request, user, 'details')
  return redirectWithFlash(href('/dashboard/account'), { key: 'detailsSaved' })
}

/** The page after a save that stays there; without a wish file only the profile was changed. */
function pageAfter(saved: SaveResult | { ok: true }, form: FormData, typed: Typed, right: Typed) {
  const page = { notice: undefined, saveId: randomUUID() }
  if (!('stored' in saved)) return { ...reopened(form, typed, {}), ...page }
  const { revision, opened } = saved
  const values = shownFilled(saved, typed, right)
  return { ...page, values, revision, opened, failure: undefined }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />
}

import { data, href, redirect } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import {
  areasForm,
  restForm,
  unassignedTo,
  wantedBy,
} from '#app/features/card-desk/area-form.server.ts'
import { REST, SEARCH } from '#app/features/card-desk/area-names.ts'
import { assignAreas, listAreas, type PostcodeArea } from '#app/features/card-desk/areas.server.ts'
import { listContacts } from '#app/features/card-desk/contacts.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import type { Where } from '#app/platform/unexpected.server.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'

/** `clashes`: what someone else gave away meanwhile. */
export type AreasReply = FormReply & {
  clashes?: PostcodeArea[]
  /** Nobody was chosen for the rest, or somebody who is no contact (any more). */
  unknown?: 'contact' | 'rest'
}

/** Saves who answers for which region; who searches saves first, so that no choice is lost by it. */
export async function answerAreas(where: Where, actor: Actor, form: FormData, url: URL) {
  const pressed = form.get('intent')
  const rest = pressed === REST ? parseForm(restForm, form) : undefined
  const areas = parseForm(areasForm(form), form)
  const { typed } = areas
  const save = async () => {
    const contacts = (await listContacts(actor)).map(({ id }) => id)
    const isKnown = (id: string | null | undefined) => id === null || contacts.includes(id ?? '')
    const all = rest?.complete?.[REST]
    if (rest && !isKnown(all)) return data<AreasReply>({ unknown: 'rest' }, { status: 422 })
    const wanted = all ? unassignedTo(await listAreas(actor), all) : wantedBy(areas.values)
    if (!wanted.every(({ to }) => isKnown(to)))
      return data<AreasReply>({ unknown: 'contact', typed }, { status: 422 })
    const clashes = await assignAreas(actor, wanted)
    if (clashes.length > 0) return data<AreasReply>({ clashes }, { status: 409 })
    const searches = pressed === SEARCH
    const path = `${href('/admin/contacten/postcodegebieden')}${searches ? askedIn(form) : url.search}`
    if (searches && wanted.length === 0) return redirect(path, 303)
    return redirectWithFlash(path, { key: 'assignmentChanged' })
  }
  return orSay(where, 'assignment', save, typed)
}

/** What was searched for, in an address. */
function askedIn(form: FormData): string {
  const query = String(form.get('q') ?? '').trim()
  return query && `?${new URLSearchParams({ q: query })}`
}

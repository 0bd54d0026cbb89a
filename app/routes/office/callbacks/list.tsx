import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import {
  callbacksOf,
  type CallbackStatus,
  markCallback,
} from '#app/features/callbacks/office.server.ts'
import type { Actor } from '#app/access/actor.ts'
import { noteUnanswered } from '#app/features/calls/unanswered.server.ts'
import { isUnanswered } from '#app/features/calls/unanswered.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { nextPageAddress, cursorIn } from '#app/platform/http/cursor.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Lead } from '#app/ui/index.ts'
import { LivePart } from '#app/ui/office/office.tsx'
import { orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/list.ts'
import { OfficePage } from '../office-page.tsx'
import { Older, Refresh } from '../list-parts.tsx'
import { CallbackList, NO_ANSWER } from './rows.tsx'

export const handle: PageHandle = { shows: 'callbacks' }

/** The place in each of both lists, by its name in the address. */
const PLACES = { pending: 'nieuw', contacted: 'gecontacteerd' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'callbacks.manage')
  const listOf = async (status: CallbackStatus) => {
    const name = PLACES[status]
    const { rows, next } = await callbacksOf(actor, status, cursorIn(url.searchParams.get(name)))
    return { rows, older: next && nextPageAddress(url, name, next) }
  }
  return {
    pending: await listOf('pending'),
    contacted: await listOf('contacted'),
    now: new Date(),
  }
}

/** Which mark a button gives, by its name; its value is the request. */
const MARKS = {
  markeer: 'contacted',
  terug: 'pending',
  [NO_ANSWER.none]: 'none',
  [NO_ANSWER.message]: 'message',
} as const
const isMark = (name: string): name is keyof typeof MARKS => name in MARKS

async function mark(actor: Actor, id: string, as: (typeof MARKS)[keyof typeof MARKS]) {
  if (isUnanswered(as)) {
    const noted = await noteUnanswered(actor, id, as)
    return noted ? 'callback_unanswered' : 'callbackAlready'
  }
  const marked = await markCallback(actor, id, as)
  if (!marked.ok && marked.reason === 'unknown') throw data('callback', { status: 404 })
  return marked.ok ? (`callback_${as}` as const) : 'callbackAlready'
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'callbacks.manage')
  const form = await readForm(request)
  const name = [...form.keys()].find(isMark)
  const id = name && form.get(name)
  if (!name || typeof id !== 'string' || !isUuid(id)) throw data('callback', { status: 404 })
  return orSay({ request, context }, 'callback', async () =>
    redirectWithFlash(href('/admin/gilde/terugbellen'), {
      key: await mark(actor, id, MARKS[name]),
    }),
  )
}

/** Who asked to be called, and who was (specification 2.8). */
export default function Callbacks({ loaderData, actionData }: Route.ComponentProps) {
  const { pending, contacted, now } = loaderData
  const { t } = useTranslation('guild')
  return (
    <OfficePage title={t('callbacks.title')} failed={actionData !== undefined}>
      <Failure kind={actionData?.failure} />
      <Lead>{t('callbacks.lead')}</Lead>
      <Refresh shows="lijsten onderdelen" text={t('refresh')} />
      <LivePart name="lijsten" said={t('refreshed')}>
        <h2>{t('callbacks.pending')}</h2>
        <CallbackList status="pending" rows={pending.rows} now={now} />
        <Older href={pending.older} text={t('newer')} />
        <h2>{t('callbacks.contacted')}</h2>
        <CallbackList status="contacted" rows={contacted.rows} now={now} />
        <Older href={contacted.older} />
      </LivePart>
    </OfficePage>
  )
}

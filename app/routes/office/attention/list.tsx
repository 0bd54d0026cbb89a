import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { isExpired } from '#app/features/attention/answers.ts'
import { openAttention, settleAttention } from '#app/features/attention/attention.server.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import { Lead } from '#app/ui/index.ts'
import { ItemList, LivePart } from '#app/ui/office/office.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Refresh } from '../list-parts.tsx'
import { OfficePage } from '../office-page.tsx'
import type { Route } from './+types/list.ts'
import { attentionAnswerIn } from './answers.ts'
import { AttentionRow } from './row.tsx'

export const handle: PageHandle = { shows: 'attention' }

export async function loader({ context }: Route.LoaderArgs) {
  const { rows, more } = await openAttention(requireCapability(context, 'office.enter'))
  const { expire } = mailTraits
  return { rows: rows.map((row) => ({ ...row, isExpired: isExpired(row, expire) })), more }
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'office.enter')
  const form = await readForm(request)
  const said = attentionAnswerIn(form)
  if (!said || !isUuid(said.id)) throw data('attention', { status: 404 })
  const { id, answer } = said
  return orSay({ request, context }, 'attention', async () => {
    const isDone = await settleAttention(actor, id, answer, mailTraits.expire)
    const key = isDone ? (`attention_${answer}` as const) : 'attentionAlready'
    return redirectWithFlash(href('/admin/aandacht'), { key })
  })
}

/** What needs a person, with what to do about it. */
export default function AttentionList({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, more } = loaderData
  const { t } = useTranslation('attention')
  return (
    <OfficePage title={t('title')} failed={actionData !== undefined}>
      <Failure kind={actionData?.failure} />
      <Lead>{t('lead')}</Lead>
      <Refresh shows="lijst" />
      <LivePart name="lijst" said={t('refreshed')}>
        {rows.length === 0 && <p>{t('none')}</p>}
        {rows.length > 0 && (
          <ItemList>
            {rows.map((row) => (
              <AttentionRow key={row.id} {...row} />
            ))}
          </ItemList>
        )}
        {more && <p>{t('more')}</p>}
      </LivePart>
    </OfficePage>
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href } from 'react-router'
import { type AttentionAnswer, answersTo } from '#app/features/attention/answers.ts'
import {
  type AttentionItem,
  openAttention,
  settleAttention,
} from '#app/features/attention/attention.server.ts'
import { mailTraits } from '#app/features/manifests/manifests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { attention } from '#app/features/attention/texts.nl.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { Item, ItemList, LivePart } from '#app/ui/office/office.tsx'
import type { FormReply } from '../kit/answer-form.server.ts'
import { Failure } from '../kit/failure.tsx'
import type { Route } from './+types/attention.ts'
import { Refresh } from './list-parts.tsx'
import { OfficePage } from './office-page.tsx'

export const handle = { shows: 'attention' }

export async function loader({ context }: Route.LoaderArgs) {
  const { rows, more } = await openAttention(requireCapability(context, 'office.enter'))
  const isExpired = ({ kind, why }: AttentionItem) =>
    kind === 'mail' && why !== null && mailTraits.expire.has(why)
  return { rows: rows.map((row) => ({ ...row, isExpired: isExpired(row) })), more }
}

/** What a button says, by its name; its value is what it is about. */
const ANSWERS = Object.entries({ opnieuw: 'again', klaar: 'done', weg: 'drop' }) as [
  string,
  AttentionAnswer,
][]

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'office.enter')
  const form = await readForm(request)
  const [name, answer] = ANSWERS.find(([one]) => form.has(one)) ?? []
  const id = name && form.get(name)
  if (!answer || typeof id !== 'string' || !isUuid(id)) throw data('attention', { status: 404 })
  return orElse(
    { request, context },
    async () => {
      const isDone = await settleAttention(actor, id, answer)
      const key = isDone ? (`attention_${answer}` as const) : 'attentionAlready'
      return redirectWithFlash(href('/admin/aandacht'), { key })
    },
    (status) => data<FormReply>({ failure: 'attention' }, { status }),
  )
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
              <Item key={row.id} level={2} title={titleOf(row, t)} facts={factsOf(row, t)}>
                <p>{row.isExpired ? t('todo.mailExpired') : t(`todo.${row.kind}`)}</p>
                <Answers {...row} />
              </Item>
            ))}
          </ItemList>
        )}
        {more && <p>{t('more')}</p>}
      </LivePart>
    </OfficePage>
  )
}

type Words = TFunction<'attention'>

const titleOf = ({ kind }: AttentionItem, t: Words) => t(`titles.${kind}`)

/** In a line: what it is, and since when. */
function factsOf(row: AttentionItem, t: Words): string {
  const facts = [
    ...aboutOf(row, t),
    ...(row.company ? [t('facts.company', { company: row.company })] : []),
    ...(row.amountCents === null ? [] : [t('facts.amount', { amount: eurosOf(row.amountCents) })]),
    t('since', { moment: momentOf(row.since) }),
  ]
  return facts.join(' · ')
}

function aboutOf(row: AttentionItem, t: Words): string[] {
  const number = t('facts.number', row)
  if (row.kind === 'job') return [t('facts.job', row)]
  if (row.kind === 'delivery') return [t(`deliveries.${row.why}`)]
  if (row.kind === 'payment') return [t(`payments.${row.why}`), number]
  return [number]
}

/** The way to where it is mended, and what can be said of it. */
function Answers({
  id,
  kind,
  about,
  requestId,
  isExpired,
}: AttentionItem & { isExpired: boolean }) {
  const { t } = useTranslation('attention')
  const words: Partial<Record<AttentionAnswer, string>> = attention.answers[kind]
  const nameOf = (answer: AttentionAnswer) => ANSWERS.find(([, one]) => one === answer)?.[0]
  return (
    <form method="post" action={href('/admin/aandacht')} data-shows="lijst">
      <ButtonRow>
        {requestId && (
          <ButtonLink href={href('/admin/toegangsverzoeken/:id', { id: requestId })}>
            {t('toRequest')}
          </ButtonLink>
        )}
        {answersTo(kind, isExpired).map((answer) => (
          <Button
            key={answer}
            name={nameOf(answer)}
            value={id}
            variant="secondary"
            aria-label={`${words[answer]}: ${about}`}
          >
            {words[answer]}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}

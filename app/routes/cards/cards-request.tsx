import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { z } from 'zod'
import {
  type CardRequest,
  readCardRequest,
  requestCards,
} from '#app/features/wishes/cards.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { addressOf, WAYS } from '#app/features/interview/step.ts'
import { addressOnLeaving } from '#app/features/wishes/saving/steps.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Breadcrumb, ButtonLink, ButtonRow, Lead, Narrow, StatusMessage } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/cards-request.ts'
import { ConfirmRequest } from './confirm-request.tsx'
import { ExampleCard } from './example-card.tsx'

/** Where the step that was saved leads after this page. */
const wayOf = z.enum(WAYS).catch('opslaan')

/** Back to the form that lacks an address (specification 5, 'Interview'). */
const needsAddress = () => redirectWithFlash(addressOf('naw'), { key: 'cardsNeedAddress' })

/**
 * What would be asked for.
 *
 * @throws a redirect to what is lacking, or, for who deletes their account, to where it is said that no cards are sent
 */
async function requestOf(userId: string) {
  const request = await readCardRequest(userId)
  if (!request) throw await needsAddress()
  if (await plannedDeletion(userId)) throw redirect(href('/dashboard/kaartjes'), 303)
  return request
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = await requestOf(requireUser(context).id)
  const { searchParams: said } = url
  // Who came from the page about the cards goes back there.
  const back = said.get('van') === 'kaartjes' ? href('/dashboard/kaartjes') : addressOf('naw')
  return { ...request, way: wayOf.parse(said.get('naar')), back }
}

/** Confirms the request; the step itself was saved before. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context)
  const form = await readForm(request)
  await requestOf(user.id)
  const made = await requestCards(user.id)
  if (!made) return needsAddress()
  const key = made.livingWill ? 'cardsAskedWithWill' : 'cardsAsked'
  const way = wayOf.parse(form.get('naar'))
  return redirectWithFlash(await addressOnLeaving(user, 'naw', way), { key })
}

export default function CardsRequest({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['cards', 'common'])
  const { before } = loaderData
  const isAgain = before === 'sent' || before === 'returned'
  const isAsked = before === 'waits' || before === 'underWay'
  const title = t(isAgain ? 'request.again' : 'request.title')
  return (
    <Narrow>
      <PageTitle title={title} />
      <Breadcrumb
        label={t('common:nav.you')}
        items={[
          { href: href('/dashboard'), text: t('common:nav.wishes') },
          { href: href('/vragenlijst'), text: t('common:nav.interview') },
          {
            href: addressOf('naw'),
            text: t('common:interview.step', { number: 6, total: 7 }),
          },
          { text: title },
        ]}
      />
      <h1>{title}</h1>
      {!isAsked && <Lead>{t('request.lead')}</Lead>}
      <p>{t('request.what')}</p>
      {before === 'none' && <ExampleCard />}
      <Before before={before} />
      {isAsked ? (
        <ButtonRow>
          <ButtonLink href={addressOf('naw')} variant="secondary">
            {t('request.backOpen')}
          </ButtonLink>
        </ButtonRow>
      ) : (
        <ConfirmRequest {...loaderData} />
      )}
    </Narrow>
  )
}

/** What was asked for already; a second order asks again. */
function Before({ before }: { before: CardRequest['before'] }) {
  const { t } = useTranslation('cards')
  if (before === 'none') return null
  return (
    <StatusMessage kind="info" title={t(`request.${before}Title`)}>
      <p>{t(`request.${before}Text`)}</p>
      <p>
        <a href={href('/dashboard/kaartjes')}>{t('request.sentLink')}</a>
      </p>
    </StatusMessage>
  )
}

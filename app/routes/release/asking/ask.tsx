import { randomUUID } from 'node:crypto'
import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { closedUntil } from '#app/features/release/heard-by.server.ts'
import { askForFile, runningLike, tooManyRequests } from '#app/features/release/request.server.ts'
import { contactFieldsOf } from '#app/features/release/request-contents.server.ts'
import { requestForms } from '#app/features/release/forms/request-forms.ts'
import { eurosOf } from '#app/locales/numbers.ts'
import {
  lacksSecondFactor,
  requireCapability,
  secondFactorPage,
} from '#app/middleware/user.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { refuseSubmission, refuseTooOften, orSay } from '../../kit/answer-form.server.ts'
import { GuildPage } from '../../directors/guild-page.tsx'
import { Failure, TooOftenMessage } from '../../kit/failure.tsx'
import { readOwnForm } from '../../kit/own-form.server.ts'
import type { Route } from './+types/ask.ts'
import {
  type AskReply,
  changeTo,
  filledInFor,
  refuseAlready,
  requestToChange,
} from './ask.server.ts'
import { AskNotices, DeletionWarning, DISCARD } from './ask-notices.tsx'
import { discardKept, dropSent } from './kept-request.server.ts'
import { AlreadyAskedMessage } from '../already-asked.tsx'
import { kindIn, scannedIn } from '../kinds.ts'
import { readAsked } from '../read-asked.server.ts'
import { RequestForm, RequestProblems } from '../request-form.tsx'
import { wrongContact } from '../wrong-contact.server.ts'

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const kind = kindIn(params.soort)
  const changed = await requestToChange(user.id, kind, url)
  const early = lacksSecondFactor(user) ? secondFactorPage(url.pathname + url.search) : null
  const filledIn = await filledInFor({ request, url }, user, { kind, changed })
  return {
    id: changed?.id ?? randomUUID(),
    changes: changed !== null,
    kind,
    ...filledIn,
    account: user.id,
    early,
    cents: env().ACCESS_PRICE_CENTS,
    days: env().DELIVERY_DAYS,
    closed: await closedUntil(),
    scanned: filledIn.isAgain ? null : (scannedIn(url)?.is ?? null),
  }
}

/** Nothing here looks whether there is such a file: the answer and its time tell nothing. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const kind = kindIn(params.soort)
  const form = await readOwnForm(request, user)
  if (form.get(DISCARD.name) === DISCARD.value) return discardKept({ request, url }, user)
  const { submission, asked } = readAsked(kind, form)
  const made = String(form.get('aanvraag'))
  const changed = await requestToChange(user.id, kind, url)
  if (!asked) return refuseSubmission(submission)
  return orSay(
    { request, context },
    'sending',
    async () => {
      const wait = await tooManyRequests(user.id, context.get(requestFacts).network)
      if (wait !== undefined) return refuseTooOften(submission, wait)
      const running = await runningLike(user.id, { id: changed?.id ?? made, kind, asked })
      if (running) return refuseAlready(submission, running)
      const wrong = await wrongContact(user.id, requestForms[asked.kind], contactFieldsOf(asked))
      if (wrong) return refuseSubmission(submission, wrong)
      if (changed) return changeTo(user.id, { id: changed.id, asked })
      const id = await askForFile(user.id, asked, isUuid(made) ? made : undefined)
      if (!id) throw data('capability', { status: 403 })
      await dropSent({ request, url }, user, kind)
      return redirect(href('/franchise/aanvragen/:id', { id }), 303)
    },
    submission.typed,
  )
}

export { headers } from '../../kit/attempt.server.ts'

/** A member asks for a file (specification 2.9, 5). */
export default function Ask({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { kind, id, changes, card, values, account, cents, days } = loaderData
  const { t } = useTranslation('release')
  const said: AskReply | undefined = reply
  return (
    <GuildPage
      current="dashboard"
      title={t(`ask.${kind}.title`)}
      failed={reply !== undefined}
      isPart
      problems={<RequestProblems kind={kind} errors={reply?.errors} title={t('ask.wrong')} />}
    >
      <Failure kind={reply?.failure} />
      <TooOftenMessage minutes={reply?.wait} />
      {said?.already && <AlreadyAskedMessage first={said.already} before />}
      <AskNotices {...loaderData} isAgain={loaderData.isAgain && !reply} />
      <RequestForm
        kind={kind}
        values={reply?.typed ?? values}
        errors={reply?.errors}
        submit={changes ? t('ask.change') : t('ask.submit', { price: eurosOf(cents) })}
        back={changes ? href('/franchise/aanvragen/:id', { id }) : href('/dossieropvragen')}
        before={kind === 'full' && <DeletionWarning days={days} />}
      >
        <input type="hidden" name="aanvraag" value={id} />
        <input type="hidden" name="kaart" value={card} />
        <input type="hidden" name="account" value={account} />
      </RequestForm>
    </GuildPage>
  )
}

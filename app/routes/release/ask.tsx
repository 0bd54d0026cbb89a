import { randomUUID } from 'node:crypto'
import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import {
  type AskedRequest,
  askForFile,
  changeRequest,
  numberOfCard,
  ownRequest,
  tooManyRequests,
} from '#app/features/release/request.server.ts'
import { contactFieldsOf } from '#app/features/release/request-contents.server.ts'
import {
  fullRequestForm,
  livingWillRequestForm,
} from '#app/features/release/forms/request-forms.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import type { FieldTexts } from '#app/forms/answer.ts'
import { release } from '#app/features/release/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import {
  lacksSecondFactor,
  requireCapability,
  secondFactorPage,
} from '#app/middleware/user.server.ts'
import { isUuid } from '#app/platform/uuid.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormFields,
  Lead,
  Narrow,
  StatusMessage,
} from '#app/ui/index.ts'
import { refuse, tooOften, orSay } from '../kit/answer-form.server.ts'
import { Failure, TooOften } from '../kit/failure.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { dropPending, pendingPost, readOwnForm } from '../kit/pending-post.server.ts'
import { Problems } from '../kit/problems.tsx'
import type { Route } from './+types/ask.ts'
import { CHANGED, kindOfSort } from './kinds.ts'
import { readAsked } from './read-asked.server.ts'
import { wrongContact } from './wrong-contact.server.ts'

/** @throws a 404 answer for an address that names no kind */
function kindIn(sort: string): RequestKind {
  const kind = kindOfSort(sort)
  if (!kind) throw data('kind', { status: 404 })
  return kind
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const kind = kindIn(params.soort)
  const id = await toChange(user.id, kind, url)
  const made = { id: id?.id ?? randomUUID(), changes: id !== null }
  const early = lacksSecondFactor(user) ? secondFactorPage(url.pathname + url.search) : null
  const pending = await pendingPost(request, user, 'request')
  if (pending) {
    const { card, submission } = readAsked(kind, pending)
    return { ...made, kind, card, values: submission.typed, isAgain: true, account: user.id, early }
  }
  if (id) {
    const { card = '', kind: _kind, ...values } = id.asked
    return { ...made, kind, card, values, isAgain: false, account: user.id, early }
  }
  const card = url.searchParams.get('kaart') ?? ''
  const dossierNummer = card && (await numberOfCard(user.id, card))
  return { ...made, kind, card, values: { dossierNummer }, isAgain: false, account: user.id, early }
}

/**
 * The request that is changed here, where the address names one.
 *
 * @throws a 404 answer when there is none of this kind to change
 */
async function toChange(
  userId: string,
  kind: RequestKind,
  { searchParams }: URL,
): Promise<AskedRequest | null> {
  const id = searchParams.get(CHANGED)
  if (id === null) return null
  const own = isUuid(id) ? await ownRequest(userId, id) : null
  if (own?.state !== 'unpaid' || own.kind !== kind || !own.asked)
    throw data('request', { status: 404 })
  return { id, asked: own.asked }
}

const FORMS = { full: fullRequestForm, living_will: livingWillRequestForm }

/** Nothing here looks whether there is such a file: the answer and its time tell nothing. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const kind = kindIn(params.soort)
  const form = await readOwnForm(request, user)
  const { submission, asked } = readAsked(kind, form)
  const changed = await toChange(user.id, kind, url)
  if (!asked) return refuse(submission)
  return orSay(
    { request, context },
    'sending',
    async () => {
      const wait = await tooManyRequests(user.id, context.get(requestFacts).network)
      if (wait !== undefined) return tooOften(submission, wait)
      const wrong = await wrongContact(user.id, FORMS[asked.kind], contactFieldsOf(asked))
      if (wrong) return refuse(submission, wrong)
      if (changed) return change(user.id, { id: changed.id, asked })
      const made = String(form.get('aanvraag'))
      const id = await askForFile(user.id, asked, isUuid(made) ? made : undefined)
      if (!id) throw data('capability', { status: 403 })
      await dropPending(request, user, 'request')
      return redirect(href('/franchise/aanvragen/:id', { id }), 303)
    },
    submission.typed,
  )
}

async function change(userId: string, request: AskedRequest) {
  const done = await changeRequest(userId, request)
  const page = href('/franchise/aanvragen/:id', { id: request.id })
  return redirectWithFlash(page, { key: done ? 'request_changed' : 'request_settled' })
}

export { headers } from '../auth/attempt.server.ts'

/** A member asks for a file (specification 2.9, 5). */
export default function Ask({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { kind, id, changes, card, values, isAgain, account, early } = loaderData
  const { t } = useTranslation(['release', 'delivery'])
  const texts: Record<string, FieldTexts> = release.ask.fields[kind]
  return (
    <Narrow>
      <PageTitle title={t(`ask.${kind}.title`)} failed={reply !== undefined} />
      <Failure kind={reply?.failure} />
      <TooOften minutes={reply?.wait} />
      <Problems
        title={t('ask.wrong')}
        errors={reply?.errors}
        labelOf={(name) => texts[name]?.label}
      />
      {isAgain && !reply && (
        <StatusMessage kind="info">
          <p>{t('ask.again')}</p>
        </StatusMessage>
      )}
      <h1>{t(`ask.${kind}.title`)}</h1>
      <Lead>{t(`ask.${kind}.lead`)}</Lead>
      {early && (
        <p>
          {t('delivery:first.early')} <a href={early}>{t('delivery:first.factorLink')}</a>
        </p>
      )}
      {kind === 'full' && (
        <StatusMessage kind="info">
          <p>{t('ask.warning')}</p>
        </StatusMessage>
      )}
      <form method="post" noValidate>
        <input type="hidden" name="aanvraag" value={id} />
        <input type="hidden" name="kaart" value={card} />
        <input type="hidden" name="account" value={account} />
        <FormFields
          fields={FORMS[kind].fields}
          texts={texts}
          values={reply?.typed ?? values}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t(changes ? 'ask.change' : 'ask.submit')}</Button>
          <ButtonLink
            href={changes ? href('/franchise/aanvragen/:id', { id }) : href('/dossieropvragen')}
            variant="secondary"
          >
            {t('ask.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

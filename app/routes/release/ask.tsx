import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { askForFile, numberOfCard, tooManyRequests } from '#app/features/release/ask.server.ts'
import type { Asked } from '#app/features/release/asked.server.ts'
import { fullRequestForm, livingWillRequestForm } from '#app/features/release/request-forms.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { parseForm, type Submission } from '#app/forms/submission.server.ts'
import { release } from '#app/locales/nl/release.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { orElse } from '#app/platform/unexpected.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormFields,
  Lead,
  Narrow,
  StatusMessage,
} from '#app/ui/index.ts'
import { type FormReply, refuse, tooOften } from '../answer-form.server.ts'
import { Failure, TooOften } from '../failure.tsx'
import { PageTitle } from '../page-title.tsx'
import { dropPending, pendingPost, readOwnForm } from '../pending-post.server.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/ask.ts'
import { kindOfSort } from './kinds.ts'

/** @throws a 404 answer for an address that names no kind */
function kindIn(sort: string): RequestKind {
  const kind = kindOfSort(sort)
  if (!kind) throw data('kind', { status: 404 })
  return kind
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const user = requireCapability(context, 'guild.enter')
  const kind = kindIn(params.soort)
  const pending = await pendingPost(request, user, 'request')
  if (pending) {
    const { card, submission } = read(kind, pending)
    return { kind, card, values: submission.typed, isAgain: true, account: user.id }
  }
  const card = url.searchParams.get('kaart') ?? ''
  const dossierNummer = card && (await numberOfCard(user.id, card))
  return { kind, card, values: { dossierNummer }, isAgain: false, account: user.id }
}

const MOST = 100

type Read = { card: string; submission: Submission; asked: Asked | null }

/** What was posted, and what is asked for when all of it is right. */
function read(kind: RequestKind, form: FormData): Read {
  const card = String(form.get('kaart') ?? '').slice(0, MOST)
  const from = { card: card || undefined }
  if (kind === 'full') {
    const submission = parseForm(fullRequestForm, form)
    const { complete } = submission
    return { card, submission, asked: complete && { kind, ...from, ...complete } }
  }
  const submission = parseForm(livingWillRequestForm, form)
  const { complete } = submission
  return { card, submission, asked: complete && { kind, ...from, ...complete } }
}

/** Nothing here looks whether there is such a file: the answer and its time tell nothing. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const user = requireCapability(context, 'guild.enter')
  const { submission, asked } = read(kindIn(params.soort), await readOwnForm(request, user))
  if (!asked) return refuse(submission)
  return orElse(
    { request, context },
    async () => {
      const wait = await tooManyRequests(user.id, context.get(requestFacts).network)
      if (wait !== undefined) return tooOften(submission, wait)
      const id = await askForFile(user.id, asked)
      if (!id) throw data('capability', { status: 403 })
      await dropPending(request, user, 'request')
      return redirect(href('/franchise/aanvragen/:id', { id }), 303)
    },
    (status) => data<FormReply>({ typed: submission.typed, failure: 'sending' }, { status }),
  )
}

export { headers } from '../auth/attempt.server.ts'

/** A member asks for a file (specification 2.9, 5). */
export default function Ask({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { kind, card, values, isAgain, account } = loaderData
  const { t } = useTranslation('release')
  const texts = release.ask.fields[kind]
  return (
    <Narrow>
      <PageTitle title={t(`ask.${kind}.title`)} failed={reply !== undefined} />
      <Failure kind={reply?.failure} />
      <TooOften minutes={reply?.wait} />
      <Problems title={t('ask.wrong')} errors={reply?.errors} labelOf={labelIn(texts)} />
      {isAgain && !reply && (
        <StatusMessage kind="info">
          <p>{t('ask.again')}</p>
        </StatusMessage>
      )}
      <h1>{t(`ask.${kind}.title`)}</h1>
      <Lead>{t(`ask.${kind}.lead`)}</Lead>
      {kind === 'full' && (
        <StatusMessage kind="info">
          <p>{t('ask.warning')}</p>
        </StatusMessage>
      )}
      <form method="post" noValidate>
        <input type="hidden" name="kaart" value={card} />
        <input type="hidden" name="account" value={account} />
        <FormFields
          fields={kind === 'full' ? fullRequestForm.fields : livingWillRequestForm.fields}
          texts={texts}
          values={reply?.typed ?? values}
          errors={reply?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('ask.submit')}</Button>
          <ButtonLink href={href('/dossieropvragen')} variant="secondary">
            {t('ask.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

const labelIn = (texts: Record<string, { label: string }>) => (name: string) => texts[name]?.label

import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import {
  askForMore,
  decideOnMore,
  type ReadingRequest,
  questionsFor,
} from '#app/features/wishes/file/more-files.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { officeFiles } from '#app/features/office-files/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Card, DefaultSubmit, Lead } from '#app/ui/index.ts'
import { FormErrorSummary } from '#app/routes/auth/errors.tsx'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import type { Route } from './+types/read-more.ts'
import { AskForMore } from './ask-for-more.tsx'
import { OfficePage } from '../office-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'files.search')
  const [questions, prove] = await Promise.all([questionsFor(actor), proofNeeded(actor)])
  return { questions, prove, reads: may(actor, 'file.read') }
}

/** What Enter presses: to decide takes a button. */
const CHOOSE = 'kiezen'

const SAID = { over: 'moreOver', right: 'moreNotYours' } as const

export async function action({ context, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'files.search')
  const form = await readForm(request)
  if (form.get('intent') === CHOOSE)
    return data<SignInReply>(
      { errors: { beslissen: [officeFiles.read.more.choose] } },
      { status: 422 },
    )
  const here = href('/admin/dossier/meer')
  const [allowed, denied] = [form.get('toestaan'), form.get('weigeren')]
  if (allowed === null && denied === null)
    return redirectWithFlash(here, {
      key: (await askForMore(actor)) ? 'moreAsked' : 'moreNotAsked',
    })
  requireCapability(context, 'roles.manage')
  const wrong = await unproven(actor, form)
  if (wrong) return data<SignInReply>(wrong, { status: 422 })
  const decided = await decideOnMore(actor, allowed ?? denied, allowed !== null)
  const done = allowed === null ? 'moreDenied' : 'moreAllowed'
  return redirectWithFlash(here, { key: decided === 'done' ? done : SAID[decided] })
}

export { headers } from '#app/routes/kit/attempt.server.ts'

/** More files in an hour than one may read or look up: asked here, and decided here by another. */
export default function ReadMore({ loaderData, actionData }: Route.ComponentProps) {
  const { questions, prove, reads } = loaderData
  const reply: SignInReply | undefined = actionData
  const { t } = useTranslation('officeFiles')
  return (
    <OfficePage
      title={t('read.more.title')}
      failed={reply !== undefined}
      parent={
        reads
          ? { href: href('/admin/dossier'), text: t('read.title') }
          : { href: href('/admin/wensen'), text: t('search.title') }
      }
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t(reads ? 'read.more.lead' : 'read.more.leadStaff')}</Lead>
      <AskForMore />
      {reads && questions.length === 0 && <p>{t('read.more.none')}</p>}
      {questions.length > 0 && (
        // One form for all: what proves who decides is asked once.
        <form method="post" noValidate id="beslissen">
          <DefaultSubmit name="intent" value={CHOOSE}>
            {t('read.more.next')}
          </DefaultSubmit>
          <ProveField asked={prove} reply={reply} />
          {questions.map((question) => (
            <AskedToRead key={question.id} {...question} />
          ))}
        </form>
      )}
    </OfficePage>
  )
}

function AskedToRead({ id, email, what, askedAt }: ReadingRequest) {
  const { t } = useTranslation('officeFiles')
  const allow = t(what === 'find' ? 'read.more.allowFind' : 'read.more.allow')
  return (
    <Card title={t(what === 'find' ? 'read.more.questionFind' : 'read.more.question', { email })}>
      <p>{t('read.more.asked', { moment: momentOf(askedAt) })}</p>
      <ButtonRow>
        <Button name="toestaan" value={id} aria-label={`${allow}: ${email}`}>
          {allow}
        </Button>
        <Button
          name="weigeren"
          value={id}
          variant="secondary"
          aria-label={`${t('read.more.deny')}: ${email}`}
        >
          {t('read.more.deny')}
        </Button>
      </ButtonRow>
    </Card>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href, redirect } from 'react-router'
import { contactOfCopy } from '#app/features/deaths/read.server.ts'
import { letterForm } from '#app/features/relatives/reading/letter-form.ts'
import { openVisitByLetter } from '#app/features/relatives/reading/letter-visits.server.ts'
import { errorsFor, parseForm } from '#app/forms/submission.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Aside } from '#app/ui/relatives/reading.tsx'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { answerForm, refuseSubmission, refuseTooOften } from '../kit/answer-form.server.ts'
import { requirePromise } from './promised.server.ts'
import { LetterPage } from './visit-parts.tsx'
import type { Route } from './+types/visit-letter.ts'

export { headers } from '../kit/attempt.server.ts'

/** Loads nothing, which is still something: else the frame takes the page for one that failed. */
export function loader() {
  requirePromise()
  return {}
}

/** Opens a visit. Unlike the link of a mail, the code of a letter works as often as it is needed. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const submission = parseForm(letterForm, await readForm(request))
  return answerForm({ request, context }, submission, 'signIn', async (answers) => {
    const { network } = context.get(requestFacts)
    const opened = await openVisitByLetter(answers, network, contactOfCopy)
    if (opened.ok) {
      const headers = { 'set-cookie': await visitCookie().serialize(opened.visit) }
      return redirect(href('/contactpersoon'), { status: 303, headers })
    }
    return opened.wait === undefined
      ? refuseSubmission(submission, whyNot(opened.early))
      : refuseTooOften(submission, opened.wait)
  })
}

const whyNot = (early: { isLate: boolean } | undefined) =>
  early ? (early.isLate ? LATE : EARLY) : WRONG

const WRONG = errorsFor(letterForm, { code: 'letterOther' })
const EARLY = errorsFor(letterForm, { code: 'letterEarly' })
const LATE = errorsFor(letterForm, { code: 'letterLate' })

export const handle = lampHandle

/** Where a contact without an e-mail address reads: by the code of a letter. */
export default function VisitLetter({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  return (
    <>
      <meta name="robots" content="noindex" />
      <LetterPage title={t('letter.title')} reply={actionData}>
        {/* Their code reads nothing yet: nothing on this page may say so of this one. */}
        <Aside>
          {t('letter.notYet')} <a href={href('/contactpersoon/antwoord')}>{t('letter.toAnswer')}</a>
        </Aside>
      </LetterPage>
    </>
  )
}

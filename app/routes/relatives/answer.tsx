import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import {
  type AnswerKey,
  answerQuestion,
  lookAtQuestion,
  tooManyCodes,
} from '#app/features/contacts/invitation.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { waitOf } from '../auth/attempt.server.ts'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import { requirePromise } from './promised.server.ts'
import type { Route } from './+types/answer.ts'
import { CodePage, Question } from './answer-parts.tsx'

const PAGE = href('/contactpersoon/antwoord')

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  requirePromise()
  const said = url.searchParams.get('gezegd')
  if (said) return data({ said, token: null, question: null })
  const token = url.searchParams.get('token')
  if (!token) return data({ said: null, token: null, question: null })
  const question = await shown({ token })
  return data({ said: null, token, question }, { status: question ? 200 : 410 })
}

/** What is asked, and by whom; nothing else of either. */
async function shown(key: AnswerKey) {
  const question = await lookAtQuestion(key)
  return question && { owner: nameOf(question.owner), firstName: question.firstName }
}

/** Needs no account: who has the link or the code of the letter is who was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const form = await readForm(request)
  const token = form.get('token')
  const typed = String(form.get('code') ?? '').trim()
  const key: AnswerKey = token ? { token: String(token) } : { code: typed }
  const answer = form.get('antwoord')
  if (!token) {
    const wait = await tooManyCodes(context.get(requestFacts).network)
    if (wait !== undefined) {
      const { init } = waitOf(wait)
      return data({ typed, wrong: 'tooOften' as const, question: null }, init)
    }
  }
  if (answer !== 'ja' && answer !== 'nee') {
    const question = typed ? await shown(key) : null
    return data({ typed, wrong: 'codeWrong' as const, question }, { status: question ? 200 : 422 })
  }
  const done = await answerQuestion(key, answer === 'ja', context.get(requestFacts).reference)
  if (!done) return data({ typed, wrong: 'codeWrong' as const, question: null }, { status: 410 })
  return redirect(`${PAGE}?gezegd=${answer}`, 303)
}

/** Where a contact says whether they want to read someone's wishes later. */
export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('relatives')
  const { said, token, question: asked } = loaderData
  const home = { href: href('/'), text: t('answer.home'), variant: 'secondary' as const }
  if (said === 'ja' || said === 'nee') {
    const which = said === 'ja' ? 'doneYes' : 'doneNo'
    return <LinkOutcome title={t(`answer.${which}`)} text={t(`answer.${which}Text`)} link={home} />
  }
  const question = actionData?.question ?? asked
  if (question) return <Question {...question} token={token} code={actionData?.typed} />
  if (token)
    return <LinkOutcome title={t('answer.deadTitle')} text={t('answer.dead')} link={home} />
  return <CodePage typed={actionData?.typed} wrong={actionData?.wrong} />
}

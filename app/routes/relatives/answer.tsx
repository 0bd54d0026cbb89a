import { useTranslation } from '#app/locales/use-translation.ts'
import { data, redirect } from 'react-router'
import {
  type AnswerKey,
  answerQuestion,
  lookAtQuestion,
  tooManyCodes,
} from '#app/features/contacts/invitation.server.ts'
import { contactOfCopy } from '#app/features/deaths/read.server.ts'
import { isToReadWith } from '#app/features/relatives/reading/letter-visits.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { calledBy } from '#app/platform/names.ts'
import { waitOf } from '../kit/attempt.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requirePromise } from './promised.server.ts'
import type { Route } from './+types/answer.ts'
import { type Said, saidAddress, saidAt } from './answer-said.server.ts'
import { type AskedQuestion, CodePage, Outcome, Question, ToRead } from './answer-parts.tsx'

export const handle = lampHandle

type Shown =
  | { page: 'question'; question: AskedQuestion; token: string | null; code?: string }
  | { page: 'code'; typed?: string; wrong?: 'codeWrong' | 'tooOften' }
  | { page: 'read'; code: string; maySayNo: boolean }
  | { page: 'dead' }
  | ({ page: 'done' } & Said)

const shows = (shown: Shown, init?: ResponseInit) => data<Shown>(shown, init)

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  requirePromise()
  const said = url.searchParams.get('gezegd')
  const token = url.searchParams.get('token')
  if (said) return shows({ page: 'done', ...(await saidAt(url.searchParams)) })
  if (!token) return shows({ page: 'code' })
  const question = await askedBy({ token })
  return question ? shows({ page: 'question', question, token }) : dead()
}

/** Of a link that asks nothing any more. */
const dead = () => shows({ page: 'dead' }, { status: 410 })

/** Who asks, and what; nothing of what they wrote. */
async function askedBy(key: AnswerKey): Promise<AskedQuestion | null> {
  const question = await lookAtQuestion(key)
  if (!question) return null
  const { owner, answeredAt, asked, said, isMourned } = question
  const on = answeredAt ? dateOf(answeredAt) : ''
  return { owner: nameOf(owner), ownerFirst: calledBy(owner), asked, said, on, isMourned }
}

const SAYS = { ja: 'yes', nee: 'no' } as const

/** Needs no account: who has the link or the code of the letter is who was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const form = await readForm(request)
  const token = form.get('token')
  const typed = String(form.get('code') ?? '').trim()
  const key: AnswerKey = token ? { token: String(token) } : { code: typed }
  const { network, reference } = context.get(requestFacts)
  const wait = token ? undefined : await tooManyCodes(network)
  if (wait !== undefined)
    return shows({ page: 'code', typed, wrong: 'tooOften' }, waitOf(wait).init)
  const unknown = token
    ? dead()
    : shows({ page: 'code', typed, wrong: 'codeWrong' }, { status: 422 })
  const answer = form.get('antwoord')
  if (answer === 'ja' || answer === 'nee') {
    // A no after a yes takes the link away.
    const before = await lookAtQuestion(key)
    const isDone = await answerQuestion(key, answer === 'ja', reference)
    const said = await lookAtQuestion(key)
    // Pressed twice: they said so a moment ago.
    return isDone || said?.said === SAYS[answer]
      ? redirect(saidAddress(answer, key, said ?? before), 303)
      : unknown
  }
  const question = await askedBy(key)
  // Who said yes to a letter comes back to it to read, and a 'no' is one more step.
  const isBack = !token && (!question || (question.said === 'yes' && answer !== 'toch'))
  if (isBack && (await isToReadWith(typed, contactOfCopy)))
    return shows({ page: 'read', code: typed, maySayNo: question !== null })
  if (!question) return unknown
  return shows({ page: 'question', question, token: token ? String(token) : null, code: typed })
}

/** Where a contact says whether they want to read someone's wishes later. */
export default function Answer({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('relatives')
  const shown: Shown = actionData ?? loaderData
  switch (shown.page) {
    case 'question':
      return <Question {...shown.question} token={shown.token} code={shown.code} />
    case 'code':
      return <CodePage typed={shown.typed} wrong={shown.wrong} />
    case 'read':
      return <ToRead code={shown.code} maySayNo={shown.maySayNo} />
    case 'dead':
      return <Outcome title={t('answer.deadTitle')} text={t('answer.dead')} />
    default: {
      const { title, key, ...values } = shown
      return <Outcome title={t(`answer.${title}`)} text={t(`answer.${key}`, values)} />
    }
  }
}

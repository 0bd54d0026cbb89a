import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import {
  type AnswerKey,
  answerQuestion,
  lookAtQuestion,
  type Question as Asked,
  tooManyCodes,
} from '#app/features/contacts/invitation.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { dateOf, dayAfter, dayOf } from '#app/locales/dates.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { waitOf } from '../kit/attempt.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requirePromise } from './promised.server.ts'
import type { Route } from './+types/answer.ts'
import { type AskedQuestion, CodePage, Outcome, Question } from './answer-parts.tsx'

export const handle = lampHandle

const PAGE = href('/contactpersoon/antwoord')

type Shown =
  | { page: 'question'; question: AskedQuestion; token: string | null; code?: string }
  | { page: 'code'; typed?: string; wrong?: 'codeWrong' | 'tooOften' }
  | { page: 'dead' | 'doneNo' }
  | { page: 'doneYes'; said: SaidYes }

/** By the link of a mail, that works until then; by a code; or by a link that works no more. */
type SaidYes = { key: `doneYes${'Text' | 'ByCode' | 'Later'}`; name: string; date: string }

const shows = (shown: Shown, init?: ResponseInit) => data<Shown>(shown, init)

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  requirePromise()
  const said = url.searchParams.get('gezegd')
  const token = url.searchParams.get('token')
  if (said === 'ja') return shows({ page: 'doneYes', said: await saidYes(token) })
  if (said) return shows({ page: 'doneNo' })
  if (!token) return shows({ page: 'code' })
  const question = await askedBy({ token })
  return question
    ? shows({ page: 'question', question, token })
    : shows({ page: 'dead' }, { status: 410 })
}

/** Of a link all that day: the day before its last, on which it ends at some hour. */
async function saidYes(token: string | null): Promise<SaidYes> {
  if (!token) return { key: 'doneYesByCode', name: '', date: '' }
  const question = await lookAtQuestion({ token })
  if (!question?.saidYes) return { key: 'doneYesLater', name: '', date: '' }
  const date = dateOf(dayAfter(dayOf(question.until), -1))
  return { key: 'doneYesText', name: firstNameOf(question), date }
}

/** The address of what is said after an answer. A code stands in none, which a browser would remember. */
const saidAddress = (answer: string, key: AnswerKey) =>
  `${PAGE}?${new URLSearchParams({ gezegd: answer, ...('token' in key && answer === 'ja' && key) })}`

const firstNameOf = ({ owner }: Asked) => owner.firstName || nameOf(owner)

/** Who asks; nothing else of them, and nothing of who is asked. */
async function askedBy(key: AnswerKey): Promise<AskedQuestion | null> {
  const question = await lookAtQuestion(key)
  if (!question) return null
  const { owner, saidYes: isYes } = question
  return { owner: nameOf(owner), ownerFirst: firstNameOf(question), saidYes: isYes }
}

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
    ? shows({ page: 'dead' }, { status: 410 })
    : shows({ page: 'code', typed, wrong: 'codeWrong' }, { status: 422 })
  const answer = form.get('antwoord')
  if (answer === 'ja' || answer === 'nee') {
    const isDone =
      (await answerQuestion(key, answer === 'ja', reference)) ||
      // Pressed twice: they said so a moment ago.
      (answer === 'ja' && (await lookAtQuestion(key))?.saidYes)
    return isDone ? redirect(saidAddress(answer, key), 303) : unknown
  }
  const question = await askedBy(key)
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
    case 'dead':
      return <Outcome title={t('answer.deadTitle')} text={t('answer.dead')} />
    case 'doneYes': {
      const { key, ...values } = shown.said
      return <Outcome title={t('answer.doneYes')} text={t(`answer.${key}`, values)} />
    }
    default:
      return <Outcome title={t('answer.doneNo')} text={t('answer.doneNoText')} />
  }
}

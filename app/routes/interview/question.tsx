import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { readInFile } from '#app/access/in-file.server.ts'
import { notesFor, sectionByLaw } from '#app/features/interview/legal.server.ts'
import { withLaw } from '#app/features/interview/legal.ts'
import {
  addressFrom,
  ASKED,
  positionOf,
  QUESTION_WAYS,
  questionAddress,
  questionIn,
} from '#app/features/interview/one-by-one.ts'
import { sectionOf } from '#app/features/interview/sections/index.ts'
import { questionForm } from '#app/features/pending-posts/forms.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { scopesOf } from '#app/features/wishes/saving/save.server.ts'
import { passStep } from '#app/features/wishes/saving/steps.server.ts'
import { reopened } from '#app/forms/stored/answers-page.server.ts'
import { WAITED } from '#app/forms/stored/own-fields.ts'
import type { Flash } from '#app/locales/flash.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import type { Route } from './+types/question.ts'
import { dropAsked, heldPost } from '../kit/pending-post.server.ts'
import { QuestionPage } from './question-page.tsx'
import { saidFirst } from './said-first.server.ts'
import { givenBack, showsPosted } from '../kit/same-page.server.ts'
import { saveUnlessSkipped } from './save-form.server.ts'
import { leavesRequired } from './skipped.ts'
import { stepIn, subjectOf } from './address.server.ts'

export { headers } from '../kit/attempt.server.ts'

/** @throws a 404 answer when the address names no question that is asked on a page of its own */
function questionAt(params: Route.LoaderArgs['params']) {
  const section = stepIn(params)
  const question = questionIn(section, params.question)
  if (!question) throw data('step', { status: 404 })
  return { section, question, place: params.mandate }
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { section, question, place } = questionAt(params)
  if (context.get(showsPosted)) return { section, question, place, notes: [] }
  const subject = await subjectOf(context, params)
  const page = await readInFile(subject, scopesOf(section), async (sql) => ({
    ...(await readSectionPage(sql, subject, section)),
    notes: await notesFor(sql, section),
  }))
  const position = positionOf(withLaw(sectionOf(section), page.notes), question, page.values)
  if (position.question !== question)
    throw redirect(questionAddress(section, position.question, place))
  const from = { saveId: randomUUID(), account: subject.id, place }
  const state = { ...page, ...from, section, question, position }
  const pending = await heldPost(request, subject, questionForm(section))
  if (pending?.get(ASKED) !== question) return state
  const again = reopened(sectionOf(section), pending, page.values)
  return { ...state, ...again, notice: 'pending' as const }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { section, question, place } = questionAt(params)
  const form = await readForm(request)
  const where = { request, context }
  if (isAway()) return givenBack({ definition: sectionOf(section), form, where })
  const subject = await subjectOf(context, params)
  const way = QUESTION_WAYS.find((one) => one === form.get('naar')) ?? 'opslaan'
  const posted = { subject, section, only: [question], form, where, final: false }
  const done = await saveUnlessSkipped(posted)
  if ('stay' in done) return done.stay
  if ('skipped' in done) {
    if (form.has(WAITED.name)) await dropAsked(request, subject, section, [question])
    const position = positionOf(await sectionByLaw(section), question, done.skipped)
    return redirect(addressFrom(section, position, way, place), 303)
  }
  await dropAsked(request, subject, section, [question])
  const { saved, id } = done
  const lawful = await sectionByLaw(section)
  const position = positionOf(lawful, question, saved.stored)
  const passes = way === 'volgende' && !position.next
  if (passes && !leavesRequired(lawful, saved.stored)) await passStep(subject, section)
  const said: Flash = saved.number === null ? {} : { key: 'answerSaved' }
  const message = subject.by ? said : (saidFirst(section, saved) ?? said)
  return redirectWithFlash(addressFrom(section, position, way, place), {
    ...message,
    saved: id,
  })
}

/** One question of the interview, in large letters with the inspiration beside it. */
export default function InterviewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData ? { ...loaderData, ...actionData } : loaderData
  return 'values' in state ? <QuestionPage {...state} /> : null
}

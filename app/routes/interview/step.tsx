import { randomUUID } from 'node:crypto'
import { readInFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { lastOrder } from '#app/features/cards/orders.server.ts'
import { withLaw } from '#app/features/interview/legal.ts'
import { notesFor } from '#app/features/interview/legal.server.ts'
import { reopened } from '#app/forms/stored/answers-page.server.ts'
import { WAITED } from '#app/forms/stored/own-fields.ts'
import { readProgress } from '#app/features/wishes/file/progress.server.ts'
import {
  addressOnLeaving,
  markStep,
  passStep,
  readSteps,
} from '#app/features/wishes/saving/steps.server.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { scopesOf } from '#app/features/wishes/saving/save.server.ts'
import { sectionOf, type SectionKey } from '#app/features/interview/sections/index.ts'
import { askingFields, type Way, WAYS } from '#app/features/interview/step.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import type { Flash } from '#app/locales/flash.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import type { Route } from './+types/step.ts'
import { heldPost, dropPending } from '../kit/pending-post.server.ts'
import { givenBack, showsPosted } from '../kit/same-page.server.ts'
import { saveForm, saveUnlessSkipped } from './save-form.server.ts'
import { groupCounts } from './group-counts.ts'
import { saidFirst } from './said-first.server.ts'
import { MARK_OF_WAY, messageFor, saidOf } from './said-of-save.ts'
import { mandateIn, stepIn, subjectOf } from './address.server.ts'
import { StepPage } from './step-page.tsx'
import type { SectionState } from './step-state.ts'

export { headers } from '../kit/attempt.server.ts'

export async function loader(args: Route.LoaderArgs): Promise<StepState | UnsavedStep> {
  const known = { section: stepIn(args.params), notes: [], place: mandateIn(args.params) }
  return args.context.get(showsPosted) ? known : load(args)
}

async function load({ request, context, params }: Route.LoaderArgs): Promise<StepState> {
  const subject = await subjectOf(context, params)
  const key = stepIn(params)
  const page = await readInFile(subject, scopesOf(key), async (sql) => {
    const [stored, notes, steps] = await Promise.all([
      readSectionPage(sql, subject, key),
      notesFor(sql, key),
      readSteps(sql, subject.id),
    ])
    const progress = subject.by ? undefined : await readProgress(sql, subject.id, steps)
    const counts = groupCounts(withLaw(sectionOf(key), notes), stored.values, textsOf(context))
    const from = { saveId: randomUUID(), account: subject.id, place: mandateIn(params) }
    const wantsCards = 'receiveCards' in stored.values && stored.values.receiveCards === true
    const cards = wantsCards && !subject.by ? await lastOrder(sql, subject.id) : null
    return { ...stored, steps, progress, counts, section: key, notes, cards, ...from }
  })
  const pending = await heldPost(request, subject, key)
  if (!pending) return page
  return { ...page, ...reopened(sectionOf(key), pending, page.values), notice: 'pending' }
}

type StepState = SectionState & { section: SectionKey }
/** What a step is without anything that is stored. */
type UnsavedStep = Pick<StepState, 'section' | 'notes' | 'place'> & { values?: undefined }

export async function action({ request, context, params }: Route.ActionArgs) {
  const section = stepIn(params)
  const form = await readForm(request)
  const where = { request, context }
  if (isAway()) return givenBack({ definition: sectionOf(section), form, where })
  const subject = await subjectOf(context, params)
  const naar: Way = WAYS.find((way) => way === form.get('naar')) ?? 'opslaan'
  const posted = { subject, section, form, where, final: false }
  // Who says that a step is done is told what it still asks for.
  const mayBeSkipped = naar !== 'opslaan' && naar !== 'klaar'
  const done = mayBeSkipped ? await saveUnlessSkipped(posted) : await saveForm(posted)
  if ('stay' in done) return done.stay
  if ('skipped' in done) {
    if (form.has(WAITED.name)) await dropPending(request, subject, section)
    return redirectWithFlash(await leaveStep(subject, section, naar), saidOf(section, naar) ?? {})
  }
  await dropPending(request, subject, section)
  // Not of a step that was left as it came: its required questions are open.
  if (naar === 'volgende' || naar === 'controleren') await passStep(subject, section)
  const next = await leaveStep(subject, section, naar)
  const saved = done.id
  const [toConfirm] = done.saved.toConfirm
  // What was typed is safe; what still has to be confirmed is asked on a page of its own.
  if (toConfirm)
    return redirectWithFlash(`${askingFields(section)[toConfirm]}?naar=${naar}`, { saved })
  const message: Flash = subject.by
    ? done.saved.number === null
      ? {}
      : { key: 'clientSaved' }
    : (saidFirst(section, done.saved) ?? messageFor(done.saved, section, naar))
  return redirectWithFlash(next, { ...message, saved })
}

/** Keeps what was said of the step. @returns where that leads */
async function leaveStep(subject: Subject, section: SectionKey, way: Way): Promise<string> {
  const mark = MARK_OF_WAY[way]
  if (mark) await markStep(subject, section, mark)
  return addressOnLeaving(subject, section, way)
}

export default function InterviewStep({ loaderData, actionData }: Route.ComponentProps) {
  const state: StepState | UnsavedStep = actionData ? { ...loaderData, ...actionData } : loaderData
  return state.values ? <StepPage {...state} /> : null
}

import { randomUUID } from 'node:crypto'
import { data, href } from 'react-router'
import { type Head, plainHead } from '#app/features/content/head.server.ts'
import { type Deletion, findDeletion } from '#app/features/accounts/leaving.server.ts'
import { readInFile } from '#app/access/in-file.server.ts'
import type { Subject } from '#app/access/subject.ts'
import { sectionOf, type SomeAnswers } from '#app/features/interview/sections/index.ts'
import { addressOf, type Place } from '#app/features/interview/step.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { scopesOf } from '#app/features/wishes/saving/save.server.ts'
import type { Flash } from '#app/locales/flash.ts'
import { profileTexts, registration } from '#app/features/registration/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { reopened, unsaved } from '#app/forms/stored/answers-page.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { givenBack, showsPosted } from '../kit/same-page.server.ts'
import { saveForm } from './save-form.server.ts'
import { dropPending, heldPost } from '../kit/pending-post.server.ts'
import { PageFacts } from '../public/page-head.tsx'
import { ProfilePage } from '../registration/profile-page.tsx'
import type { Route } from './+types/older-form.ts'
import { OlderFormPage } from './older-form-page.tsx'
import { mandateIn, subjectOf } from './address.server.ts'
import type { SectionState } from './step-state.ts'

export { headers } from '../kit/attempt.server.ts'

const section = 'formulier'
const definition = sectionOf(section)

export const handle: PageHandle = { shows: 'wishes', hasMenu: true }

/**
 * 'Persoonlijke Wensen Vastleggen' for a person's own file, or a client's; visitors first make a
 * profile.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Loaded> {
  const place = mandateIn(params)
  if (context.get(showsPosted)) return { place }
  refuseWhileAway()
  if (!place && !userOf(context)) return { about: aboutProfile() }
  const subject = await subjectOf(context, params)
  const stored = await page(subject)
  const pending = place ? await heldPost(request, subject, section) : null
  if (!pending) return { place, stored }
  const again = reopened(definition, pending, stored.values)
  return { place, stored: { ...stored, ...again, notice: 'pending' } }
}

type OlderFormState = Omit<SectionState, 'section' | 'notes'> & {
  twoAnswers?: boolean
  deletion?: Deletion | null
}
type Loaded = { stored?: OlderFormState; about?: Head; place?: Place }

const aboutProfile = () =>
  plainHead(href('/formulier'), {
    title: profileTexts.title,
    description: registration.profile.description,
  })

const page = (subject: Subject) =>
  readInFile(subject, scopesOf(section), async (sql) => {
    const { otherAnswers, ...stored } = await readSectionPage(sql, subject, section)
    const deletion = subject.by ? null : await findDeletion(sql, subject.id)
    const form = { ...stored, deletion, saveId: randomUUID(), account: subject.id }
    return {
      ...form,
      ...(Object.keys(otherAnswers).length > 0 && chosenFrom(stored.values, otherAnswers)),
    }
  })

/** Where the form and the interview had an answer each, they stand side by side until one is chosen. */
const chosenFrom = (stored: SomeAnswers, form: SomeAnswers) => ({
  values: { ...stored, ...form },
  conflict: {
    choices: Object.fromEntries(Object.keys(form).map((name) => [name, '' as const])),
    stored,
  },
  twoAnswers: true,
})

/** Saves the form; that completes one's own file (specification 4, 'Wish'). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const where = { request, context }
  if (isAway()) return givenBack({ definition, form, where })
  if (!userOf(context))
    return data({ ...unsaved(definition, form), signedOut: true }, { status: 401 })
  const subject = await subjectOf(context, params)
  const done = await saveForm({ subject, section, form, where, final: true })
  if ('stay' in done) return done.stay
  const place = mandateIn(params)
  await dropPending(request, subject, section)
  if (place) return redirectWithFlash(addressOf(section, place), { key: 'clientSaved' })
  const { number, notConfirmed } = done.saved
  const message: Flash = notConfirmed
    ? { key: `notConfirmed_${notConfirmed}` }
    : { key: 'formSaved', values: { number: number ?? '' } }
  return redirectWithFlash(href('/dashboard'), { ...message, saved: done.id })
}

export default function OlderForm({ loaderData, actionData }: Route.ComponentProps) {
  const { about, stored, place } = loaderData
  const state = actionData ? { ...stored, ...actionData } : stored
  if (state) return <OlderFormPage section={section} notes={[]} place={place} {...state} />
  return about && <AskProfile about={about} />
}

const AskProfile = ({ about }: { about: Head }) => (
  <>
    <PageFacts head={about} />
    <ProfilePage stage="profile" />
  </>
)

import { randomUUID } from 'node:crypto'
import { data, href } from 'react-router'
import { type Head, plainHead } from '#app/features/content/head.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import type { SomeAnswers } from '#app/features/interview/sections/index.ts'
import { readPage } from '#app/features/wishes/page.server.ts'
import { profileTexts, registration } from '#app/locales/nl/registration.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { refuseWhileAway, userOf } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'
import { isAway } from '#app/platform/unavailable.server.ts'
import { givenBack, saveForm, showsPosted, unsaved } from './save-form.server.ts'
import { PageFacts } from '../public/page-head.tsx'
import { ProfilePage } from '../registration/profile-page.tsx'
import type { Route } from './+types/older-form.ts'
import { FormPage } from './older-form-page.tsx'

const section = 'formulier'

export const handle = { shows: 'wishes' }

/** 'Persoonlijke Wensen Vastleggen' for a person's own file; visitors first make a profile. */
export async function loader({ context }: Route.LoaderArgs): Promise<Loaded> {
  const user = userOf(context)
  if (context.get(showsPosted)) return {}
  refuseWhileAway()
  return user ? { stored: await page(user) } : { about: aboutProfile() }
}

type Loaded = { stored?: Awaited<ReturnType<typeof page>>; about?: Head }

const aboutProfile = () =>
  plainHead(href('/formulier'), {
    title: profileTexts.title,
    description: registration.profile.description,
  })

const page = (user: SignedIn) =>
  readOnly(asPerson(user.id), async (sql) => {
    const { disputed, ...stored } = await readPage(sql, user, section)
    const form = { ...stored, saveId: randomUUID(), account: user.id }
    return { ...form, ...(Object.keys(disputed).length > 0 && chosenFrom(stored.values, disputed)) }
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

/** Saves the form; that completes the file (specification 4, 'Wish'). */
export async function action({ request, context }: Route.ActionArgs) {
  const user = userOf(context)
  const form = await readForm(request)
  const where = { request, context }
  if (isAway()) return givenBack({ section, form, where })
  if (!user) return data({ ...unsaved(section, form), signedOut: true }, { status: 401 })
  const done = await saveForm({ user, section, form, where, final: true })
  if ('stay' in done) return done.stay
  const { number, notConfirmed } = done.saved
  const key = notConfirmed ? `notConfirmed_${notConfirmed}` : 'formSaved'
  return redirectWithFlash(href('/dashboard'), {
    key,
    values: { number: number ?? '', saved: done.id },
  })
}

export default function OlderForm({ loaderData, actionData }: Route.ComponentProps) {
  const { about, stored } = loaderData
  const state = actionData ? { ...stored, ...actionData } : stored
  if (state) return <FormPage section={section} notes={[]} {...state} />
  return about && <AskProfile about={about} />
}

const AskProfile = ({ about }: { about: Head }) => (
  <>
    <PageFacts head={about} />
    <ProfilePage stage="profile" />
  </>
)

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { currentRelatives } from '#app/features/relatives/current.server.ts'
import { chooseWhoArranges } from '#app/features/relatives/arranges.server.ts'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { isToMend, saidOfAddresses } from '#app/features/contacts/addresses.ts'
import { readAddresses } from '#app/features/contacts/addresses.server.ts'
import { reachOf } from '#app/features/contacts/reach.server.ts'
import { readingOf } from '#app/features/contacts/rules-form.ts'
import { keptPromises } from '#app/features/content/promises.server.ts'
import { monthsForm } from '#app/features/release/forms/months-form.ts'
import { monthsOf, saveMonths, waitsOf } from '#app/features/release/preferences.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { reportsAboutMe } from '#app/features/deaths/owner.server.ts'
import { askedAboutMe } from '#app/features/release/owner-requests.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { plannedDeletion } from '#app/features/accounts/leaving.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { ButtonLink, ButtonRow } from '#app/ui/index.ts'
import { calledBy } from '#app/platform/names.ts'
import type { Route } from './+types/list.ts'
import { answerForm, orSay } from '../kit/answer-form.server.ts'
import { ReportsAboutMe, RequestAboutMe } from '../deaths/owner-parts.tsx'
import { DeletionNotice } from '../own-data/deletion-notice.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Failure } from '../kit/failure.tsx'
import { Problems } from '../kit/problems.tsx'
import { HowLong, howLongTexts } from './how-long.tsx'
import { arrangesNot, Explained, NamedPeople, PeopleWhoRead, WhoArranges } from './people.tsx'
import { requirePromise } from './promised.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  const { id } = user
  const relatives = await currentRelatives(id)
  const readHere = keptPromises().relatives
  const known = await readOnly(asPerson(id), (sql) => readAddresses(sql, user))
  const cards = relatives.map(({ card }) => card)
  const said = saidOfAddresses(cards, known)
  return {
    reports: await reportsAboutMe(id),
    asked: await askedAboutMe(id),
    deletion: await plannedDeletion(id),
    readHere,
    months: await monthsOf(id),
    wait: (await waitsOf(id)).full,
    people: relatives.map(({ card, rules, ...asked }, index) => ({
      ...asked,
      said: (said[index] ?? []).filter(isToMend),
      name: nameOf(card),
      firstName: calledBy(card),
      relation: card.relation,
      email: card.email,
      phone: card.phone,
      ...reachOf(card, readHere),
      reading: readingOf(rules),
    })),
  }
}

const LIST = href('/dashboard/contacten')

/** Who arranges the funeral, or how long they can read. */
export async function action({ context, request }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const form = await readForm(request)
  if (form.has('keuze'))
    return orSay({ request, context }, 'details', async () => {
      const isChosen = await chooseWhoArranges(id, form.getAll('regelt').map(String))
      return redirectWithFlash(LIST, { key: isChosen ? 'contactArranges' : 'relativeChanged' })
    })
  requirePromise()
  const submission = parseForm(monthsForm, form)
  return answerForm({ request, context }, submission, 'details', async ({ maanden }) => {
    await saveMonths(id, maanden)
    return redirectWithFlash(LIST, { key: 'monthsSaved' })
  })
}

/** Everybody who was named, whether they want to read the wishes, and what of them. */
export default function Contacts({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { people, readHere, months, wait, reports, asked, deletion } = loaderData
  const { t } = useTranslation(['account', 'relatives'])
  const People = readHere ? PeopleWhoRead : NamedPeople
  const isChosen = people.some((one) => one.arranges) && !people.some(arrangesNot)
  const arranging = people.length > 0 && <WhoArranges people={people} />
  return (
    <DashboardPage
      current="contacts"
      title={t('contacts.title')}
      failed={reply !== undefined}
      problems={<Problems errors={reply?.errors} texts={howLongTexts} />}
    >
      <Failure kind={reply?.failure} />
      <ReportsAboutMe reports={reports} />
      {reports.some(({ stopped }) => !stopped) && <p>{t('relatives:held')}</p>}
      <RequestAboutMe asked={asked} />
      {deletion && <DeletionNotice {...deletion} aboveReaders={people.length > 0} />}
      {/* What a family asks first: above long cards as long as nobody was chosen, or who was would rather not. */}
      {!isChosen && arranging}
      <People people={people} isLeaving={deletion !== null} />
      {people.length > 0 && !deletion && <p>{t('contacts.tell')}</p>}
      {isChosen && arranging}
      <ButtonRow>
        <ButtonLink
          href={addressOfQuestion('naw', 'contacts')}
          variant={people.length > 0 ? 'quiet' : 'primary'}
        >
          {t(people.length > 0 ? 'contacts.change' : 'contacts.add')}
        </ButtonLink>
      </ButtonRow>
      {readHere && people.length > 0 && <HowLong months={months} wait={wait} reply={reply} />}
      <Explained readHere={readHere} />
    </DashboardPage>
  )
}

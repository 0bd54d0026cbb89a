import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { letterReadersOf, noticesOf } from '#app/features/deaths/notices/office-notices.server.ts'
import { reportForOffice, seenOf } from '#app/features/deaths/office-reports.server.ts'
import { deathsDesk } from '#app/features/deaths/office-texts.nl.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { ObjectPage } from '#app/ui/office/office-request.tsx'
import { OfficePage } from '../office-page.tsx'
import { PeopleToCall } from '../people-to-call.tsx'
import { LIST } from '../requests/list-address.ts'
import { requestCalled } from '../requests/request-called.server.ts'
import type { Route } from './+types/report.ts'
import { answerTo, type ReportReply } from './answer.server.ts'
import { DecideReport } from './decide.tsx'
import { DeniedBefore } from './denied.tsx'
import { NoticeList } from './notice-parts.tsx'
import {
  OtherDays,
  PaperCard,
  PastOfReport,
  ReportNow,
  RequestsBeside,
  SaidTable,
  Whose,
} from './parts.tsx'

export const handle: PageHandle = { shows: 'requests' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const report = await requestCalled(actor, params.id, reportForOffice)
  const [prove, notices, readers] = await Promise.all([
    report.state === 'reported' ? proofNeeded(actor) : null,
    noticesOf(actor, report.id),
    letterReadersOf(actor, report.id),
  ])
  const seen = await seenOf(actor, report.id)
  return { report, seen, prove, notices, readers, now: new Date() }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const report = await requestCalled(actor, params.id, reportForOffice)
  return answerTo({ request, context }, actor, report, await readForm(request))
}

export { headers } from '../../kit/attempt.server.ts'

/** A death that contacts let us know of, and what the office decides of it by a paper. */
export default function ReportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { report, seen, prove, notices, readers, now } = loaderData
  const { t } = useTranslation(['deathsDesk', 'release'])
  const { whose, toCall, ...reply }: ReportReply = actionData ?? {}
  const open = report.state === 'reported'
  const by = report.contacts[0]?.name
  return (
    <OfficePage
      title={by ? t('title', { name: by }) : t('titleGone')}
      parent={{ href: LIST, text: t('release:office.title') }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} texts={deathsDesk.fields} />}
    >
      <Failure kind={reply.failure} />
      <DeniedBefore {...report} />
      <p>
        {by
          ? t('died', { date: dateOf(report.diedOn), name: by })
          : t('diedGone', { date: dateOf(report.diedOn) })}
      </p>
      <OtherDays {...report} />
      <ObjectPage
        nowLabel={t('now.title')}
        now={<ReportNow report={report} now={now} />}
        factsLast
        facts={
          <>
            <RequestsBeside {...report} />
            <PastOfReport report={report} />
          </>
        }
      >
        {/* What is checked comes before what is decided by it. */}
        <SaidTable {...report} />
        {open && <PeopleToCall id="nummers" people={toCall} words={phoneWords(t)} />}
        <PaperCard report={report} />
        {open && report.found && <Whose whose={whose ?? seen.whose ?? whose} />}
        <NoticeList notices={notices} readers={readers} />
        <DecideReport report={report} seen={seen} prove={prove} reply={reply} />
      </ObjectPage>
    </OfficePage>
  )
}

const phoneWords = (t: TFunction<'deathsDesk'>) => ({
  title: t('phones.title'),
  text: t('phones.text'),
  submit: t('phones.submit'),
  none: t('phones.gone'),
  unknown: t('phones.unknown'),
  call: (phone: string) => t('phones.call', { phone }),
})

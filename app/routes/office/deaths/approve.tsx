import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { Actor } from '#app/access/actor.ts'
import { approveDeathForm } from '#app/features/deaths/office-forms.ts'
import {
  approveDeath,
  reportForOffice,
  seenOf,
} from '#app/features/deaths/office-reports.server.ts'
import { proofNeeded } from '#app/features/sign-in/prove.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { type FormReply, orSay } from '#app/routes/kit/answer-form.server.ts'
import { Failure } from '#app/routes/kit/failure.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { unproven } from '#app/routes/kit/prove.server.ts'
import { ProveField } from '#app/routes/kit/prove-field.tsx'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { OfficePage } from '../office-page.tsx'
import { chosenIn } from '../requests/decision/asked-about.server.ts'
import { LIST } from '../requests/list-address.ts'
import { requestCalled } from '../requests/request-called.server.ts'
import type { Route } from './+types/approve.ts'
import { SAID } from './answer.server.ts'
import { approvalWords, isPast } from './parts.tsx'

export const handle: PageHandle = { shows: 'requests' }

const pageOf = (id: string) => href('/admin/toegangsverzoeken/overlijden/:id', { id })

/** What is asked about, with what was chosen. @throws the way back where this is not the last approval */
async function read(actor: Actor, id: string, asking: Request) {
  const report = await requestCalled(actor, id, reportForOffice)
  const chosen = chosenIn(asking)
  const { complete } = parseForm(approveDeathForm(report), chosen)
  const paper = report.paperId
  if (report.state !== 'reported') throw await back(id, 'death_gone')
  if (!paper || paper !== chosen.get('papier')) throw await back(id, 'death_other_paper')
  if (!complete || report.approved === 0) throw await back(id, 'death_changed')
  return { report, paper, checks: complete.nagekeken }
}

type Back = (typeof SAID)[keyof typeof SAID] | 'death_changed'
const back = (id: string, key: Back) => redirectWithFlash(pageOf(id), { key })

export async function loader({ context, params, request: asking }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const { report, checks } = await read(actor, params.id, asking)
  const { id, waitsUntil, contacts, approvals } = report
  return {
    id,
    checks,
    waits: isPast(waitsUntil) ? null : momentOf(waitsUntil),
    by: contacts[0]?.name ?? null,
    name: (await seenOf(actor, id)).whose?.name ?? null,
    before: approvals.filter(({ counts }) => counts),
    prove: await proofNeeded(actor),
  }
}

export async function action({ context, params, request: asking }: Route.ActionArgs) {
  const actor = requireCapability(context, 'requests.decide')
  const form = await readForm(asking)
  const { report, paper, checks } = await read(actor, params.id, asking)
  const wrong = await unproven(actor, form)
  if (wrong) return data<FormReply>(wrong, { status: 422 })
  return orSay({ request: asking, context }, 'request', async () => {
    const { id, waitsUntil } = report
    const became = await approveDeath(actor, id, paper, checks, true)
    if (became === 'last' || became === 'unchecked' || became === 'uncalled')
      return back(id, 'death_changed')
    if (became !== 'certain') return back(id, SAID[became])
    if (isPast(waitsUntil)) return redirectWithFlash(LIST, { key: 'death_certain' })
    const values = { moment: momentOf(waitsUntil) }
    return redirectWithFlash(LIST, { key: 'death_certain_later', values })
  })
}

export { headers } from '../../kit/attempt.server.ts'

/** What the last approval of a death does, before it is done. */
export default function ApproveDeath({ loaderData, actionData }: Route.ComponentProps) {
  const { id, checks, waits, by, name, before, prove } = loaderData
  const { t } = useTranslation('deathsDesk')
  const reply: FormReply = actionData ?? {}
  return (
    <OfficePage
      title={name ? t('last.title', { name }) : t('last.nameless')}
      parent={{ href: pageOf(id), text: by ? t('title', { name: by }) : t('titleGone') }}
      failed={Object.keys(reply).length > 0}
      problems={<Problems errors={reply.errors} />}
    >
      <Failure kind={reply.failure} />
      <Lead>{waits ? t('last.later', { moment: waits }) : t('last.now')}</Lead>
      <p>{t('last.checked')}</p>
      <ul>
        {checks.map((check) => (
          <li key={check}>{t(`fields.nagekeken.options.${check}`)}</li>
        ))}
        {before.map((one) => (
          <li key={one.at.toISOString()}>{approvalWords(one, t)}</li>
        ))}
      </ul>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button>{t('last.yes')}</Button>
          <ButtonLink href={`${pageOf(id)}#accorderen`} variant="secondary">
            {t('last.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </OfficePage>
  )
}

import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { nameOf } from '#app/features/contacts/people.server.ts'
import { lookAtQuestion } from '#app/features/deaths/links.server.ts'
import { answerAboutDeath } from '#app/features/deaths/report.server.ts'
import { SAID } from '#app/features/deaths/states.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { requirePromise } from '../relatives/promised.server.ts'
import type { Route } from './+types/question.ts'
import { Ask, type Asked, Told } from './question-parts.tsx'

const PAGE = href('/contactpersoon/overleden')

/** What a link asks; null when it asks nothing (any more). */
async function askedBy(token: string): Promise<Asked | null> {
  const found = await lookAtQuestion(token)
  if (!found) return null
  const { reader, report } = found
  const isOpen = report.state === 'reported' || report.state === 'waiting'
  const answered = report.said.some(
    ({ relativeId, said }) => relativeId === reader.id && said !== 'unknown',
  )
  if (!isOpen || answered) return null
  const { owner, firstName, lastName } = reader.card
  return {
    token,
    name: firstName || lastName,
    ownerFirst: owner.firstName || nameOf(owner),
    by: report.said[0]?.name ?? '',
    diedOn: report.diedOn,
  }
}

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  requirePromise()
  const said = SAID.find((one) => one === url.searchParams.get('gezegd')) ?? null
  if (said) return data({ asked: null, said })
  const asked = await askedBy(url.searchParams.get('token') ?? '')
  return data({ asked, said: null }, { status: asked ? 200 : 410 })
}

/** Needs no account: who has the link is who was asked. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const form = await readForm(request)
  const found = await lookAtQuestion(String(form.get('token')))
  const said = SAID.find((one) => one === form.get('antwoord'))
  if (!found || !said) return data({ failed: true }, { status: found ? 422 : 410 })
  const { reader, report } = found
  const outcome = await answerAboutDeath(
    reader,
    report.id,
    { said },
    context.get(requestFacts).reference,
  )
  return outcome === 'done'
    ? redirect(`${PAGE}?gezegd=${said}`, 303)
    : data({ failed: true }, { status: 410 })
}

export const handle = lampHandle

/** Another contact says whether somebody has died. */
export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('deaths')
  const { asked, said } = loaderData
  if (said) return <Told title={t(`question.${said}.title`)} text={t(`question.${said}.text`)} />
  if (!asked || actionData?.failed)
    return <Told title={t('question.deadTitle')} text={t('question.dead')} />
  return <Ask {...asked} />
}

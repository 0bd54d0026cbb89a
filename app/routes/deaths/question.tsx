import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { keepQuestion, lookAtQuestion } from '#app/features/deaths/links.server.ts'
import { readFrom } from '#app/features/deaths/waiting.server.ts'
import { CERTAIN_WITHIN_DAYS, SAID } from '#app/features/deaths/states.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitorCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { randomToken } from '#app/platform/keys/crypto.server.ts'
import { DAY_SECONDS } from '#app/platform/durations.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { Told } from '../first-days/told.tsx'
import { requirePromise } from '../relatives/promised.server.ts'
import { browserOf } from '../relatives/visitor.server.ts'
import type { Route } from './+types/question.ts'
import { AGAIN, againFor, askedAgain, giveAnswer } from './answering.server.ts'
import { forgetTyped, keepTyped } from './kept-typed.server.ts'
import { Ask } from './question-parts.tsx'
import { askedAbout, whoIsHere } from './standing.server.ts'

const PAGE = href('/contactpersoon/overleden')

/** As long as such a link works. */
const MONTH = CERTAIN_WITHIN_DAYS * DAY_SECONDS

/** What a link asks; null when it asks nothing (any more). */
async function askedBy(token: string, browser: string | undefined) {
  const found = await lookAtQuestion(token, browser)
  if (!found) return null
  const { reader, report } = found
  const isOpen = report.state === 'reported' || report.state === 'waiting'
  const answered = report.said.some(
    ({ relativeId, said }) => relativeId === reader.id && said !== 'unknown',
  )
  if (!isOpen || answered) return null
  const { name, owner } = whoIsHere(reader)
  return { id: reader.id, token, name, ownerFirst: owner, ...(await askedAbout(reader, report)) }
}

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  requirePromise()
  const said = SAID.find((one) => one === url.searchParams.get('gezegd')) ?? null
  const token = url.searchParams.get('token') ?? ''
  if (said) {
    const found = said === 'yes' ? await lookAtQuestion(token, await browserOf(request)) : null
    const when = found && readFrom(found.report, found.reader.rules, new Date())
    return data({ asked: null, said, when })
  }
  const asked = await askedBy(token, await browserOf(request))
  if (!asked) return data({ asked: null, said: null, when: null }, { status: 410 })
  return data({ asked: await againFor({ request, url }, asked, asked), said: null, when: null })
}

/** Needs no account: who has the link is who was asked, in the browser that answers by it first. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const form = await readForm(request)
  const token = String(form.get('token'))
  const kept = await browserOf(request)
  const [found, asked] = await Promise.all([lookAtQuestion(token, kept), askedBy(token, kept)])
  if (!found || !asked) return data({ asked: null }, { status: 410 })
  const browser = kept ?? randomToken()
  await keepQuestion(token, browser)
  const { reference } = context.get(requestFacts)
  const given = await giveAnswer(found.reader, found.report, form, reference)
  const again = askedAgain(given)
  if (!again && given.outcome !== 'done') return data({ asked: null }, { status: 410 })
  const headers = new Headers(
    again ? await keepTyped(found.reader.id, given.typed) : await forgetTyped(),
  )
  headers.append('set-cookie', await visitorCookie().serialize(browser, { maxAge: MONTH }))
  const query = new URLSearchParams({
    token,
    ...(again ? { [AGAIN]: again } : { gezegd: given.said ?? '' }),
  })
  return redirect(`${PAGE}?${query}`, { status: 303, headers })
}

export const handle = lampHandle

/** Another contact says whether somebody has died. */
export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('deaths')
  const { said, when } = loaderData
  const asked = actionData ? actionData.asked : loaderData.asked
  if (said && !actionData) {
    const way =
      said === 'yes'
        ? { href: href('/overleden/eerste-uren'), text: t('question.meanwhile') }
        : { href: href('/contactpersoon'), text: t('question.stands') }
    const text = when ? t('question.yes.when', { when }) : t(`question.${said}.text`)
    return <Told title={t(`question.${said}.title`)} text={text} ways={[way]} />
  }
  if (!asked) {
    const way = { href: href('/contactpersoon'), text: t('question.stands') }
    return <Told title={t('question.deadTitle')} text={t('question.dead')} ways={[way]} />
  }
  const { id: _, token, ...question } = asked
  return <Ask {...question} action={PAGE} hidden={{ token }} />
}

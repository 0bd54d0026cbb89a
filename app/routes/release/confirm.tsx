import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { diedOnIn, nameIn } from '#app/features/release/request-contents.server.ts'
import {
  answerByLink,
  deniedByLink,
  type LinkedRequest,
  lookAtLink,
} from '#app/features/release/links.server.ts'
import { SAID, TRUSTED_ANSWERS, type TrustedAnswer } from '#app/features/release/states.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { Told } from '../first-days/told.tsx'
import { Answered, Denied } from './after-answer.tsx'
import type { Route } from './+types/confirm.ts'
import { LookOver, SaidYes, TrustedQuestion } from './trusted-question.tsx'

const PAGE = href('/dossieropvragen/bevestigen')

const isAnswer = (said: unknown): said is TrustedAnswer =>
  typeof said === 'string' && Object.hasOwn(SAID, said)

/**
 * Nobody is asked about a living will whether its owner lives. A page of the release before posts 'ja' or
 * 'nee' about a death as well.
 */
const fits = (answer: TrustedAnswer, { kind }: LinkedRequest) =>
  kind === 'full' || TRUSTED_ANSWERS[kind].some((one) => one === answer)

/** Whether it answers about a living will, of who lives. */
const lives = (said: TrustedAnswer) => TRUSTED_ANSWERS.living_will.some((one) => one === said)

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const said = url.searchParams.get('gelukt')
  const help = { email: env().HELPDESK_EMAIL, phone: env().OFFICE_PHONE }
  if (isAnswer(said)) {
    const page = { token: '', answered: said, pressed: null, about: null, denied: null, help }
    return data({ ...page, lives: lives(said) })
  }
  const token = url.searchParams.get('token') ?? ''
  const linked = await lookAtLink(token, 'confirm')
  const denied = linked ? null : await deniedByLink(token)
  const about = linked && shownLinked(linked)
  const pressed = url.searchParams.get('antwoord')
  const page = {
    token,
    answered: undefined,
    pressed: linked && isAnswer(pressed) && fits(pressed, linked) ? pressed : null,
    about,
    denied,
    help,
    lives: linked?.kind === 'living_will' || (denied !== null && lives(denied.answer)),
  }
  return data(page, { status: linked || denied ? 200 : 410 })
}

/** As who asks wrote it, and nothing of the file: not even its number. */
function shownLinked({ kind, companyName, asked, saidYes }: LinkedRequest) {
  return {
    kind,
    saidYes,
    companyName,
    name: nameIn(asked) ?? null,
    born: asked.geboortedatum ?? null,
    died: diedOnIn(asked),
    why: asked.verklaring ?? null,
    days: env().DELIVERY_DAYS,
  }
}

const questionPage = (token: string, antwoord?: TrustedAnswer) =>
  `${PAGE}?${new URLSearchParams({ token, ...(antwoord && { antwoord }) })}`

/** Needs no sign-in: the link is known to who reads the mail only. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token'))
  const said = form.get('intent')
  const answer = isAnswer(said) ? said : undefined
  const linked = await lookAtLink(token, 'confirm')
  // No button of its page was pressed: nothing is taken for a yes.
  if (linked && !(answer && fits(answer, linked))) return redirect(questionPage(token), 303)
  // A slip of the finger ends a paid request, or gives everything away: each answer is shown before it counts.
  if (linked && answer && !form.has('zeker')) return redirect(questionPage(token, answer), 303)
  const done = answer && (await answerByLink(token, answer))
  if (!done) return data(null, { status: 410 })
  return redirect(`${PAGE}?gelukt=${answer}`, 303)
}

export const handle = lampHandle

/** The trusted person says whether a request is right. */
export default function ConfirmRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, answered, pressed, about, denied, help } = loaderData
  const { t } = useTranslation('release')
  if (answered) return <Answered answer={answered} help={help} />
  if (denied) return <Denied {...denied} help={help} />
  if (!about || actionData === null)
    return (
      <Told
        title={t('confirm.deadTitle')}
        text={t('confirm.dead', help)}
        ways={[{ href: href('/'), text: t('stop.home') }]}
      />
    )
  const takesBack = pressed && SAID[pressed].answer === 'no'
  if (about.saidYes && !takesBack) return <SaidYes {...about} token={token} help={help} />
  if (pressed)
    return <LookOver {...about} answer={pressed} back={questionPage(token)} token={token} />
  return <TrustedQuestion {...about} token={token} help={help} />
}

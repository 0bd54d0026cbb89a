import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import { diedOnIn, nameIn } from '#app/features/release/request-contents.server.ts'
import {
  confirmByLink,
  denyByLink,
  type LinkedRequest,
  lookAtLink,
} from '#app/features/release/links.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { LinkOutcome } from '../kit/link-outcome.tsx'
import type { PageHandle } from '../kit/page-handle.ts'
import type { Route } from './+types/confirm.ts'
import { AfterAnswer } from './after-answer.tsx'

const PAGE = href('/dossieropvragen/bevestigen')
const ANSWERS = ['ja', 'nee'] as const
const ANSWERED = { ja: confirmByLink, nee: denyByLink }

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const answered = ANSWERS.find((one) => one === url.searchParams.get('gelukt'))
  const help = { email: env().HELPDESK_EMAIL, phone: env().OFFICE_PHONE }
  if (answered) return data({ token: '', answered, about: null, help })
  const token = url.searchParams.get('token') ?? ''
  const linked = await lookAtLink(token, 'confirm')
  const page = { token, answered: undefined, about: linked && shownLinked(linked), help }
  return data(page, { status: linked ? 200 : 410 })
}

/** As who asks wrote it, and nothing of the file: not even its number. */
function shownLinked({ kind, companyName, asked }: LinkedRequest) {
  return {
    kind,
    companyName,
    name: nameIn(asked) ?? null,
    born: asked.geboortedatum ?? null,
    died: diedOnIn(asked),
    why: asked.verklaring ?? null,
    days: env().DELIVERY_DAYS,
  }
}

/** Needs no sign-in: the link is known to who reads the mail only. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token'))
  const answer = ANSWERS.find((one) => one === form.get('intent'))
  // Neither button was pressed: nothing is taken for a yes.
  if (!answer && (await lookAtLink(token, 'confirm')))
    return redirect(`${PAGE}?${new URLSearchParams({ token })}`, 303)
  const done = answer && (await ANSWERED[answer](token))
  if (!done) return data(null, { status: 410 })
  return redirect(`${PAGE}?gelukt=${answer}`, 303)
}

export const handle: PageHandle = { slimFoot: true }

/** The trusted person says whether a request is right. */
export default function ConfirmRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, answered, about, help } = loaderData
  const { t } = useTranslation('release')
  const name = about?.name ?? t('confirm.them')
  const link = { href: href('/'), text: t('stop.home'), variant: 'secondary' } as const
  if (answered) {
    const [title, text] = [
      `confirm.done.${answered}.title`,
      `confirm.done.${answered}.text`,
    ] as const
    return <LinkOutcome title={t(title)} text={t(text)} link={link} />
  }
  if (!about || actionData === null)
    return <LinkOutcome title={t('confirm.deadTitle')} text={t('confirm.dead', help)} link={link} />
  const { kind, companyName: company, days, died, why } = about
  return (
    <LinkPage
      title={t(`confirm.title.${kind}`, { name, company })}
      text={t(`confirm.lead.${kind}`, {
        company,
        who: whoIn(about, t),
        died: died ? dateOf(died) : '',
      })}
      submit={t(`confirm.yes.${kind}`)}
      token={token}
      intent="ja"
      other={{ intent: 'nee', text: t(`confirm.no.${kind}`) }}
      more={<AfterAnswer {...about} name={name} help={help} />}
    >
      {why && <p>{t('confirm.why', { company, why })}</p>}
      <p>{t(`confirm.short.${kind}`, { days })}</p>
    </LinkPage>
  )
}

/** By name, and by the day of birth where the company gave it. */
function whoIn(
  { kind, name, born }: Pick<ReturnType<typeof shownLinked>, 'kind' | 'name' | 'born'>,
  t: TFunction<'release'>,
): string {
  const said = name ?? t('confirm.them')
  if (!born) return said
  return t(kind === 'full' ? 'confirm.who' : 'confirm.whose', { name: said, born: dateOf(born) })
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { data, href, redirect } from 'react-router'
import {
  confirmByLink,
  denyByLink,
  type Linked,
  lookAtLink,
} from '#app/features/release/links.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { readForm } from '#app/platform/form.server.ts'
import { SummaryList } from '#app/ui/index.ts'
import { LinkPage } from '../auth/link-page.tsx'
import { Said } from '../said.tsx'
import type { Route } from './+types/confirm.ts'

const ANSWERS = ['ja', 'nee'] as const

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ url }: Route.LoaderArgs) {
  const answered = ANSWERS.find((one) => one === url.searchParams.get('gelukt'))
  if (answered) return data({ token: '', answered, about: null })
  const token = url.searchParams.get('token') ?? ''
  const linked = await lookAtLink(token, 'confirm')
  const page = { token, answered: undefined, about: linked && shown(linked) }
  return data(page, { status: linked ? 200 : 410 })
}

/** Nothing of the file: whoever has the link knows of the death, and of nothing else. */
function shown({ kind, companyName, asked }: Linked) {
  const died = asked.kind === 'full' && {
    name: asked.naamOverledene,
    day: asked.overlijdensdatum,
  }
  return { kind, companyName, died: died || null }
}

/** Needs no sign-in: the link is known to who reads the mail only. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token'))
  const answer = form.get('intent') === 'nee' ? 'nee' : 'ja'
  const done = await (answer === 'nee' ? denyByLink(token) : confirmByLink(token))
  if (!done) return data(null, { status: 410 })
  return redirect(`${href('/dossieropvragen/bevestigen')}?gelukt=${answer}`, 303)
}

/** The trusted person says whether a request is right. */
export default function ConfirmRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { token, answered, about } = loaderData
  const { t } = useTranslation('release')
  const link = { href: href('/'), text: t('stop.home'), variant: 'secondary' } as const
  if (answered) {
    const [title, text] = [
      `confirm.done.${answered}.title`,
      `confirm.done.${answered}.text`,
    ] as const
    return <Said title={t(title)} text={t(text)} link={link} />
  }
  if (!about || actionData === null)
    return <Said title={t('confirm.deadTitle')} text={t('confirm.dead')} link={link} />
  return (
    <LinkPage
      title={t(`confirm.title.${about.kind}`)}
      text={t(`confirm.lead.${about.kind}`, { company: about.companyName })}
      submit={t('confirm.yes')}
      token={token}
      other={{ intent: 'nee', text: t('confirm.no') }}
    >
      <SummaryList items={factsOf(about, t)} />
      <p>{t(`confirm.text.${about.kind}`)}</p>
    </LinkPage>
  )
}

const factsOf = (
  { kind, companyName, died }: ReturnType<typeof shown>,
  t: TFunction<'release'>,
) => [
  { question: t('confirm.company'), answer: companyName },
  { question: t('confirm.kind'), answer: t(`kinds.${kind}`) },
  ...(died
    ? [
        { question: t('confirm.died'), answer: died.name },
        { question: t('confirm.diedOn'), answer: dateOf(died.day) },
      ]
    : []),
]

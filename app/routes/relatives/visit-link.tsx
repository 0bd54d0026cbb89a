import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { lookAtVisitLink, openVisit } from '#app/features/relatives/reading/visits.server.ts'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { visitCookie } from '#app/platform/http/cookies.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'
import { ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { lampHandle } from '../first-days/lamp-frame.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { requirePromise } from './promised.server.ts'
import { browserOf } from './visitor.server.ts'
import type { Route } from './+types/visit-link.ts'

/** Looking changes nothing: programs that check mail for danger open every link in it. */
export async function loader({ request, url }: Route.LoaderArgs) {
  requirePromise()
  const token = url.searchParams.get('token') ?? ''
  const state = await lookAtVisitLink(token, await browserOf(request))
  return data({ token, state }, { status: state === 'dead' ? 410 : 200 })
}

/** Opens a visit. The link works once, in the browser that asked for it. */
export async function action({ request, context }: Route.ActionArgs) {
  requirePromise()
  const token = String((await readForm(request)).get('token'))
  const browser = await browserOf(request)
  const visit = await openVisit(token, browser, context.get(requestFacts).network)
  if (visit) {
    const headers = { 'set-cookie': await visitCookie().serialize(visit) }
    return redirect(href('/contactpersoon'), { status: 303, headers })
  }
  const state = await lookAtVisitLink(token, browser)
  return data({ token, state }, { status: 410 })
}

export const handle = lampHandle

/** Where the link of the mail leads: a button, or what to do where it does not work. */
export default function VisitLink({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('relativesReading')
  const { token, state } = actionData ?? loaderData
  const title =
    state === 'open'
      ? t('link.title')
      : t(state === 'elsewhere' ? 'link.elsewhereTitle' : 'link.deadTitle')
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      {state === 'open' ? (
        <form method="post" action={href('/contactpersoon/link')}>
          <p>{t('link.text')}</p>
          <input type="hidden" name="token" value={token} />
          <Ways>
            <Button>{t('link.submit')}</Button>
          </Ways>
        </form>
      ) : (
        <>
          <p>{t(state === 'elsewhere' ? 'link.elsewhere' : 'link.dead')}</p>
          <Ways>
            <ButtonLink href={href('/contactpersoon')}>{t('link.again')}</ButtonLink>
          </Ways>
        </>
      )}
    </ReadingPage>
  )
}

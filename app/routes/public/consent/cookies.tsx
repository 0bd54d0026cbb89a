import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { plainHead } from '#app/features/content/head.server.ts'
import type { Definition } from '#app/forms/fields.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { cookies } from '#app/features/cookie-consent/texts.nl.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import {
  cookieConsentEnds,
  cookieConsentRecord,
  forgetCookieConsent,
  keepCookieConsent,
} from '#app/platform/http/cookie-consent.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, Checkbox, Lead, Narrow } from '#app/ui/index.ts'
import { Problems } from '#app/routes/kit/problems.tsx'
import { CookieChoice, ResetCookies } from './cookie-choice.tsx'
import { PageHead } from '../page-head.tsx'
import type { Route } from './+types/cookies.ts'

export function loader({ request }: Route.LoaderArgs) {
  const record = cookieConsentRecord(request.headers.get('cookie'))
  const about = plainHead(href('/cookies'), cookies.page)
  if (!record) return { head: about, chosen: null }
  const { analytics, timestamp } = record
  const until = dateOf(cookieConsentEnds(timestamp))
  return { head: about, chosen: { analytics, on: dateOf(timestamp), until } }
}

/** What is chosen one by one. */
const ownChoice = {
  key: 'cookies',
  fields: [{ key: 'analytics', kind: 'yesNo' }],
} as const satisfies Definition

/** Whether analytical cookies may come, by the button that was pressed. */
const BUTTONS: Record<string, (form: FormData) => boolean> = {
  noodzakelijk: () => false,
  alles: () => true,
  eigen: (form) => parseForm(ownChoice, form).values.analytics === true,
}

/** Keeps or forgets the choice, of the question on another page or of this one. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request)
  const button = String(form.get('keuze'))
  if (button === 'opnieuw')
    return redirectWithFlash(href('/'), { key: 'cookiesReset' }, setting(forgetCookieConsent()))
  const chosen = Object.hasOwn(BUTTONS, button) && BUTTONS[button]
  if (!chosen) return data({ unknown: true }, { status: 422 })
  const headers = setting(keepCookieConsent(chosen(form)))
  const back = localPath(form.get('terug') as string | null)
  // Of the question itself nothing is left to say.
  if (back && button !== 'eigen') return redirect(back, { status: 303, headers })
  return redirectWithFlash(back ?? href('/cookies'), { key: 'cookiesSaved' }, headers)
}

const setting = (cookie: string) => new Headers({ 'set-cookie': cookie })

/** What was chosen about cookies, and the way to choose otherwise. */
export default function Cookies({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['cookies', 'common'])
  const { head: about, chosen } = loaderData
  const title = t('page.title')
  const unknown = actionData?.unknown
  return (
    <Narrow>
      <PageHead head={about} failed={unknown} />
      <meta name="robots" content="noindex" />
      <Problems errors={unknown ? { analytics: [t('page.unknown')] } : {}} />
      <h1>{title}</h1>
      <Lead>{t('page.lead')}</Lead>
      {chosen ? <CookieChoice {...chosen} /> : <p>{t('page.open')}</p>}
      <form method="post">
        {/* As a dialog it leads back to the page below it. */}
        <input type="hidden" name="terug" data-back="" />
        <h2>{t('necessary.title')}</h2>
        <p>
          {t('necessary.on')} {t('necessary.text')}
        </p>
        <h2>{t('analytics.title')}</h2>
        <Checkbox
          id="analytics"
          name="analytics"
          label={t('analytics.label')}
          hint={t('analytics.text')}
          defaultChecked={chosen?.analytics ?? false}
        />
        <ButtonRow>
          <Button name="keuze" value="eigen">
            {t('page.save')}
          </Button>
          <Button variant="secondary" name="keuze" value="alles">
            {t('acceptAll')}
          </Button>
        </ButtonRow>
        <p>
          <a href={href('/juridisch/cookiebeleid')}>{t('more')}</a>
        </p>
      </form>
      {chosen && <ResetCookies />}
    </Narrow>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href, useLocation, useMatches } from 'react-router'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { freshAddress } from '#app/platform/http/fresh-address.ts'
import { ButtonLink, ButtonRow, Lead, Narrow, PathEnd } from '#app/ui/index.ts'
import { useFrame, useInOffice } from '../frame/frame.ts'
import { OtherAccount, OthersSession } from '../frame/other-account.tsx'
import { LOADING, type LoadingPart } from '../page-handle.ts'
import { PageTitle } from '../page-title.tsx'
import { RetryForm } from './retry-form.tsx'
import { WaitingPage, waitingIn } from '../busy/waiting-page.tsx'

type Known =
  | 'notFound'
  | 'forbidden'
  | 'origin'
  | 'account'
  | 'mandate'
  | 'form'
  | 'tooMany'
  | 'over'
  | 'busy'
  | 'reader'
  | 'readerAccount'
  | 'readerPage'
  | 'lost'
  | 'lookedUp'

const BY_STATUS: Record<number, Known> = {
  400: 'form',
  403: 'forbidden',
  404: 'notFound',
  405: 'notFound',
  410: 'over',
  413: 'form',
  415: 'form',
  429: 'tooMany',
}

/** What could not be done now, and is told in words of its own. */
const TOLD = ['pdfBusy', 'pdfFailed'] as const
type ToldCode = (typeof TOLD)[number]
const isTold = (code: unknown): code is ToldCode => TOLD.some((known) => known === code)

/** The page for everything that went wrong: not found, refused, too many, or a bug (specification 2.11). */
export function ErrorPage({ status, code }: { status: number; code: unknown }) {
  const isForReader = useLocation().pathname.startsWith(`${href('/contactpersoon')}/`)
  const waiting = waitingIn(code)
  if (waiting) return <WaitingPage {...waiting} />
  const kind = isNamed(code) ? code : BY_STATUS[status]
  if (kind === 'notFound')
    return isForReader ? <Refused kind="readerPage" minutes={0} /> : <NotFound />
  if (!kind) return <Unexpected code={code} />
  return <Refused kind={kind} minutes={minutesOf(code)} />
}

const NAMED = [
  'origin',
  'account',
  'mandate',
  'busy',
  'reader',
  'readerAccount',
  'lost',
  'lookedUp',
] as const
const isNamed = (code: unknown): code is (typeof NAMED)[number] =>
  NAMED.some((known) => known === code)

const minutesOf = (code: unknown) =>
  typeof code === 'object' && code !== null && 'minutes' in code ? Number(code.minutes) : 3

function NotFound() {
  const { t } = useTranslation()
  return (
    <>
      <Narrow>
        <PageTitle title={t('errors.notFound.title')} />
        <meta name="robots" content="noindex" />
        <h1>{t('errors.notFound.title')}</h1>
        <Lead>
          {t('errors.notFound.end')} {t('errors.notFound.text')}
        </Lead>
        <ButtonRow>
          <ButtonLink href={href('/')}>{t('errors.notFound.home')}</ButtonLink>
          <ButtonLink href={href('/kennisbank')} variant="secondary">
            {t('errors.notFound.knowledge')}
          </ButtonLink>
        </ButtonRow>
      </Narrow>
      <PathEnd />
    </>
  )
}

function Refused({ kind, minutes }: { kind: Exclude<Known, 'notFound'>; minutes: number }) {
  const { t } = useTranslation()
  return (
    <Narrow>
      <PageTitle title={t(`errors.${kind}.title`)} />
      <h1>{t(`errors.${kind}.title`)}</h1>
      <Lead>{t(`errors.${kind}.text`, { count: minutes })}</Lead>
      <WayOn kind={kind} />
    </Narrow>
  )
}

/** What another account may do. */
const FOR_OTHERS: readonly Known[] = ['forbidden', 'mandate']

function WayOn({ kind }: { kind: Known }) {
  const { t } = useTranslation()
  const phone = useFrame()?.phone
  const toRead = { href: href('/contactpersoon'), text: t('errors.reader.to') }
  if (kind === 'readerAccount') return <OtherAccount own={toRead} />
  if (kind === 'account') return <OthersSession />
  if (kind === 'lookedUp') return <AskToLookUp />
  if (FOR_OTHERS.includes(kind)) return <OtherAccount />
  const home = { href: href('/'), text: t('errors.notFound.home') }
  const toFiles = { href: href('/vragenlijst/documenten'), text: t('errors.lost.to') }
  const to = kind === 'reader' || kind === 'readerPage' ? toRead : kind === 'lost' ? toFiles : home
  return (
    <ButtonRow>
      <ButtonLink href={to.href}>{to.text}</ButtonLink>
      {kind === 'readerPage' && phone && (
        <ButtonLink href={dialled(phone)} variant="secondary">
          {t('errors.readerPage.call', { phone: unbroken(phone) })}
        </ButtonLink>
      )}
    </ButtonRow>
  )
}

/** More is asked for; a form that was posted can be sent again after that. */
function AskToLookUp() {
  const { t } = useTranslation()
  const posted = useFrame()?.posted
  return (
    <>
      <ButtonRow>
        <ButtonLink href={href('/admin/dossier/meer')}>{t('errors.lookedUp.to')}</ButtonLink>
      </ButtonRow>
      {posted && <p>{t('errors.retry.kept')}</p>}
      {posted && <RetryForm posted={posted} />}
    </>
  )
}

const shownBy = (handle: unknown): LoadingPart | undefined => {
  const { shows } = (handle ?? {}) as { shows?: string }
  return shows !== undefined && shows in LOADING ? (shows as LoadingPart) : undefined
}

/** What failed unexpectedly, in whatever loader or action; a form that was posted can be sent again. */
function Unexpected({ code }: { code: unknown }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { reference, away, frozen, posted } = useFrame() ?? {}
  const inOffice = useInOffice()
  const shown = useMatches().findLast(({ handle }) => shownBy(handle))
  const shows = shownBy(shown?.handle)
  const otherwise = away ? 'away' : shows && !posted ? LOADING[shows] : 'unexpected'
  const told = isTold(code) && !posted ? code : otherwise
  const kind = frozen ? 'frozen' : told
  return (
    <Narrow>
      <PageTitle title={t(`errors.${kind}.title`)} failed={posted !== undefined} />
      <h1>{t(`errors.${kind}.title`)}</h1>
      <Lead>{t(`errors.${kind}.text`)}</Lead>
      {kind !== 'unexpected' && (
        <p>{t(frozen && inOffice ? 'errors.frozen.office' : `errors.${kind}.later`)}</p>
      )}
      {posted && <p>{t('errors.retry.kept')}</p>}
      {reference && !frozen && <p>{t('errors.unexpected.reference', { reference })}</p>}
      <p>{t('errors.urgent')}</p>
      {kind !== 'frozen' && (
        <p>
          <a href={href('/status')}>{t('errors.status')}</a>
        </p>
      )}
      {posted ? (
        <RetryForm posted={posted} />
      ) : (
        <ButtonRow>
          <ButtonLink href={pathname + search}>{t('errors.unexpected.retry')}</ButtonLink>
          {/* Some browsers show the page that they have when a link leads to where one is. */}
          <ButtonLink href={freshAddress(pathname + search, reference ?? '')} variant="secondary">
            {t('errors.unexpected.reload')}
          </ButtonLink>
        </ButtonRow>
      )}
    </Narrow>
  )
}

import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { readConfirmed } from '#app/features/wishes/confirmed.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import {
  ButtonLink,
  ButtonRow,
  DownloadIcon,
  Landscape,
  Lead,
  Narrow,
  ScreenOnly,
} from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'
import type { Route } from './+types/confirmed.ts'

/** The overview says how a file stands that has changed since, or was never confirmed. */
export async function loader({ context }: Route.LoaderArgs) {
  const confirmed = await readConfirmed(requireUser(context).id)
  if (!confirmed) throw redirect(href('/dashboard'), 303)
  return confirmed
}

/** The wishes are confirmed: a moment of rest, and what helps now. */
export default function WishesConfirmed({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('confirming')
  const { file, version, confirmedAt } = loaderData
  return (
    <Narrow>
      <PageTitle title={t('confirmed.title')} />
      <Landscape />
      <h1>{t('confirmed.title')}</h1>
      <Lead>
        {t('confirmed.version', { number: version, date: dateOf(confirmedAt) })}
        <br />
        <strong>{t('confirmed.number', { number: file })}</strong>
      </Lead>
      <p>{t('confirmed.lead')}</p>
      <h2>{t('confirmed.next')}</h2>
      <ol>
        <li>
          <h3>{t('confirmed.tellTitle')}</h3>
          <p>{t('confirmed.tell')}</p>
          <Message number={file} />
        </li>
        <li>
          <h3>{t('confirmed.cardsTitle')}</h3>
          <p>
            {t('confirmed.cards')}{' '}
            <a href={href('/dashboard/kaartjes')}>{t('confirmed.cardsLink')}</a>
          </p>
        </li>
        <li>
          <h3>{t('confirmed.pdfTitle')}</h3>
          <p>{t('confirmed.pdf')}</p>
          <ButtonRow>
            <ButtonLink href={href('/dashboard/wensen.pdf')}>
              <DownloadIcon />
              {t('confirmed.pdfLink')}
            </ButtonLink>
            <ButtonLink href={href('/dashboard')} variant="secondary">
              {t('confirmed.overview')}
            </ButtonLink>
          </ButtonRow>
        </li>
      </ol>
    </Narrow>
  )
}

/** To send along, from the person's own mailbox. */
function Message({ number }: { number: string }) {
  const { t } = useTranslation('confirming')
  const text = t('confirmed.letter', { number })
  const mail = [`subject=${encodeURIComponent(t('confirmed.subject'))}`]
  mail.push(`body=${encodeURIComponent(text)}`)
  return (
    <>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <ScreenOnly>
        <p>
          <a href={`mailto:?${mail.join('&')}`}>{t('confirmed.send')}</a>
        </p>
      </ScreenOnly>
    </>
  )
}

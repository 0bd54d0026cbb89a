import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Dates, LivingWill } from '#app/features/living-will/living-will.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  DownloadIcon,
  type SummaryItem,
  SummaryList,
} from '#app/ui/index.ts'
import { ADDRESSES, HOME } from './parts.tsx'

type ShownWill = Pick<LivingWill, 'state' | 'dates' | 'changedAt' | 'scanId' | 'title'>

/** Nothing was made yet. */
export function NoLivingWill() {
  const { t } = useTranslation('livingWill')
  return (
    <Card title={t('now.title')}>
      <p>{t('now.none')}</p>
      <ButtonLink href={href('/dashboard/wilsverklaring/invullen')}>{t('now.begin')}</ButtonLink>
    </Card>
  )
}

/** The way to take in a paper that was signed before. */
export function OnPaper({ replaces }: { replaces: boolean }) {
  const { t } = useTranslation('livingWill')
  return (
    <p>
      {t(replaces ? 'now.newerPaper' : 'now.onPaper')}{' '}
      <a href={href('/dashboard/wilsverklaring/op-papier')}>{t('now.onPaperLink')}</a>
    </p>
  )
}

/** The days on which something was signed are those of the paper, not of the register. */
function WillFacts({ state, dates, changedAt, title }: ShownWill) {
  const { t } = useTranslation('livingWill')
  const items: SummaryItem[] = [
    ...(title ? [{ question: t('now.paper'), answer: title }] : []),
    ...(dates.signed
      ? []
      : [
          {
            question: t('now.state'),
            answer: t('now.changed', { state: t(`states.${state}`), date: dateOf(changedAt) }),
          },
        ]),
    ...(['signed', 'discussed', 'confirmed'] satisfies (keyof Dates)[]).flatMap((step) =>
      dates[step] ? [{ question: t(`dates.${step}`), answer: dateOf(dates[step]) }] : [],
    ),
    ...(dates.signed ? [{ question: t('now.updated'), answer: dateOf(changedAt) }] : []),
  ]
  return <SummaryList items={items} />
}

/** The one that is being written, and what is next: print it, or sign it. */
export function WillDraftCard({ replaces, ...will }: ShownWill & { replaces: boolean }) {
  const { t } = useTranslation('livingWill')
  const printed = will.state === 'printed'
  return (
    <Card title={t('now.draftTitle')}>
      <WillFacts {...will} />
      {replaces && <p>{t('now.replaces')}</p>}
      {printed && <p>{t('now.toSign')}</p>}
      <form method="post" action={HOME}>
        <ButtonRow>
          {printed ? (
            <>
              <ButtonLink href={href('/dashboard/wilsverklaring/wilsverklaring.pdf')}>
                <DownloadIcon />
                {t('now.download')}
              </ButtonLink>
              <ButtonLink
                href={`${href('/dashboard/wilsverklaring/wilsverklaring.pdf')}?letters=groot`}
                variant="secondary"
              >
                <DownloadIcon />
                {t('now.downloadLarge')}
              </ButtonLink>
              <ButtonLink href={href('/dashboard/wilsverklaring/ondertekend')} variant="secondary">
                {t('now.signed')}
              </ButtonLink>
            </>
          ) : (
            <Button name="intent" value="afdrukken">
              {t('now.print')}
            </Button>
          )}
          <ButtonLink href={href('/dashboard/wilsverklaring/invullen')} variant="secondary">
            {t('now.edit')}
          </ButtonLink>
          <ButtonLink
            href={href('/dashboard/wilsverklaring/weggooien')}
            variant="quiet"
            data-dialog=""
          >
            {t('now.discard')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Card>
  )
}

/** The one that counts, and what one can do with it. */
export function ValidCard({ renewing, ...will }: ShownWill & { renewing: boolean }) {
  const { t } = useTranslation('livingWill')
  return (
    <Card title={t('now.validTitle')}>
      <WillFacts {...will} />
      {will.scanId ? (
        <p>
          <a href={href('/vragenlijst/documenten/:id/bestand', { id: will.scanId })}>
            {t('now.scan')}
          </a>
        </p>
      ) : (
        <p>
          {t('now.noScan')}{' '}
          {will.title !== undefined && <a href={ADDRESSES.picture}>{t('now.addScan')}</a>}
        </p>
      )}
      {will.title === undefined && (
        <p>
          <a href={`${href('/dashboard/wilsverklaring/wilsverklaring.pdf')}?ondertekend=ja`}>
            {t('now.read')}
          </a>
        </p>
      )}
      <ButtonRow>
        {!will.dates.discussed && (
          <ButtonLink href={href('/dashboard/wilsverklaring/besproken')}>
            {t('now.discussed')}
          </ButtonLink>
        )}
        <ButtonLink
          href={href('/dashboard/wilsverklaring/opnieuw-ondertekend')}
          variant="secondary"
        >
          {t('now.confirmed')}
        </ButtonLink>
        {will.dates.discussed && (
          <ButtonLink href={href('/dashboard/wilsverklaring/besproken')} variant="quiet">
            {t('now.discussedAgain')}
          </ButtonLink>
        )}
        {!renewing && (
          <ButtonLink href={href('/dashboard/wilsverklaring/invullen')} variant="quiet">
            {t('now.renew')}
          </ButtonLink>
        )}
        <ButtonLink
          href={href('/dashboard/wilsverklaring/intrekken')}
          variant="quiet"
          data-dialog=""
        >
          {t('now.revoke')}
        </ButtonLink>
      </ButtonRow>
    </Card>
  )
}

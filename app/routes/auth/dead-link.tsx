import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { PageTitle } from '../kit/page-title.tsx'

type DeadLinkProps = {
  title?: string
  /** A remark below the reasons. */
  note?: string
  /** The way to a link that does work. */
  again: { href: string; text: string }
  /** The other way on; home when not given. */
  other?: { href: string; text: string }
}

/** A link from a mail that does not work (any more): why that may be, and the way on. */
export function DeadLink({ title, note, again, other }: DeadLinkProps) {
  const { t } = useTranslation(['accounts', 'common'])
  const heading = title ?? t('dead.title')
  // The button of a link that is pressed twice: the first time it did its work.
  const signedIn = useFrame()?.signedIn
  return (
    <Narrow>
      <PageTitle title={heading} />
      <h1>{heading}</h1>
      <Lead>{t('dead.lead')}</Lead>
      <ul>
        <li>{t('dead.used')}</li>
        <li>{t('dead.expired')}</li>
        <li>{t('dead.newer')}</li>
        <li>{t('dead.signedIn')}</li>
        <li>{t('dead.cut')}</li>
      </ul>
      {signedIn && <p>{t('dead.in')}</p>}
      {note && !signedIn && <p>{note}</p>}
      <ButtonRow>
        {signedIn ? (
          <ButtonLink href={href('/auth')}>{t('dead.goOn')}</ButtonLink>
        ) : (
          <ButtonLink href={again.href}>{again.text}</ButtonLink>
        )}
        <ButtonLink href={other?.href ?? href('/')} variant="secondary">
          {other?.text ?? t('dead.home')}
        </ButtonLink>
      </ButtonRow>
    </Narrow>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { addressOfQuestion } from '#app/features/interview/step.ts'
import { Button, ButtonLink, ButtonRow, Card } from '#app/ui/index.ts'
import { cameFrom } from '../living-will/way-back.ts'
import type { Route } from './+types/cards-request.ts'

type ConfirmProps = Route.ComponentProps['loaderData']

/** What comes and where it goes, with the button that asks for it. */
export function ConfirmRequest({ address, livingWill, way, back }: ConfirmProps) {
  const { t } = useTranslation('cards')
  return (
    <>
      <LivingWillCard exists={livingWill} />
      <h2>{t('request.addressTitle')}</h2>
      <p>
        {address.firstName} {address.lastName}
        <br />
        {address.street}
        <br />
        {address.postalCode} {address.city}
      </p>
      <p>
        {t('request.addressChange')}{' '}
        <a href={addressOfQuestion('naw', 'street')}>{t('request.addressLink')}</a>
      </p>
      <form method="post" action={href('/vragenlijst/naw/kaartjes')}>
        <input type="hidden" name="naar" value={way} />
        <ButtonRow>
          <Button>{t('request.confirm')}</Button>
          <ButtonLink href={back} variant="secondary">
            {t('request.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  )
}

/** Whether the cards will mention a living will, and the way to one. */
function LivingWillCard({ exists }: { exists: boolean }) {
  const { t } = useTranslation('cards')
  if (exists)
    return (
      <Card title={t('request.hasWillTitle')}>
        <p>{t('request.hasWillText')}</p>
      </Card>
    )
  return (
    <Card title={t('request.willTitle')}>
      <p>{t('request.willText')}</p>
      <p>{t('request.willLater')}</p>
      <ButtonLink href={cameFrom('kaartjes')} variant="secondary">
        {t('request.willLink')}
      </ButtonLink>
    </Card>
  )
}

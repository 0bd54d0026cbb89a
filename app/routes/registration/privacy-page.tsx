import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FieldErrors } from '#app/forms/rows.ts'
import type { FailureKind } from '#app/locales/common/failures.nl.ts'
import { Button, ButtonRow, Card, Checkbox, Lead, Narrow } from '#app/ui/index.ts'
import { StepProgress } from '#app/ui/page/progress.tsx'
import { Problems } from '../kit/problems.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Failure, TooOftenMessage } from '../kit/failure.tsx'

export type PrivacyProps = {
  stage: 'privacy'
  /** What was filled in so far, sealed. */
  wizardState: string
  /** What is wrong, when someone went on without agreeing. */
  errors?: FieldErrors
  /** What failed after someone agreed. */
  failure?: FailureKind
  /** Minutes to wait, after too many attempts. */
  wait?: number
}

/** Stage 2 of 3: the privacy statement. Nothing is stored before someone agrees. */
export function PrivacyPage({ wizardState, errors = {}, failure, wait }: PrivacyProps) {
  const { t } = useTranslation(['registration', 'accounts', 'common'])
  const label = t('step', { number: 2, total: 3 })
  const title = `${label}: ${t('privacy.title')}`
  return (
    <Narrow>
      <PageTitle title={title} failed={Boolean(errors.privacyConsent || failure || wait)} />
      <Failure kind={failure} />
      <TooOftenMessage minutes={wait} account />
      <StepProgress label={label} current={2} total={3} />
      <Problems errors={errors} />
      <h1>{t('privacy.title')}</h1>
      <Lead>{t('privacy.lead')}</Lead>
      <Card title={t('privacy.version')}>
        <ul>
          {t('privacy.points', { returnObjects: true }).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          <a href={href('/juridisch/privacyverklaring')} target="_blank">
            {t('privacy.full')}
          </a>
        </p>
      </Card>
      <form method="post" action={href('/aanmelden/bevestigen')} noValidate data-consent="">
        <input type="hidden" name="gegevens" value={wizardState} />
        <Checkbox
          id="privacyConsent"
          name="privacyConsent"
          label={t('privacy.consent')}
          errors={errors.privacyConsent}
          required
        />
        <ButtonRow>
          <Button>{t('privacy.submit')}</Button>
          <Button variant="secondary" formAction={href('/aanmelden')}>
            {t('privacy.back')}
          </Button>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

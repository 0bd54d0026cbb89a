import { useTranslation } from '#app/locales/use-translation.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { Button, ButtonRow, Card, Checkbox, Lead } from '#app/ui/index.ts'
import { Problems } from '../kit/problems.tsx'
import { HOME } from './parts.tsx'

/** Asks for consent to keep data about health, apart from any other (article 9 GDPR). */
export function LivingWillConsent({ errors = {} }: { errors: FieldErrors | undefined }) {
  const { t } = useTranslation(['livingWill', 'common'])
  return (
    <>
      <Problems errors={errors} />
      <Lead>{t('lead')}</Lead>
      <Card title={t('consent.title')}>
        {livingWill.consent.why.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <form method="post" action={HOME} noValidate>
          <Checkbox id="consent" name="consent" label={t('consent.box')} errors={errors.consent} />
          <ButtonRow>
            {/* A text browser turns a post without any value into a plain visit. */}
            <Button name="intent" value="toestemming">
              {t('consent.submit')}
            </Button>
          </ButtonRow>
        </form>
      </Card>
    </>
  )
}

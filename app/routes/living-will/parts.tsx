import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Field } from '#app/forms/fields.ts'
import { livingWill } from '#app/features/living-will/texts.nl.ts'
import { Button, ButtonLink, ButtonRow, FormFields, Lead } from '#app/ui/index.ts'
import type { FormReply } from '../kit/answer-form.server.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { Problems } from '../kit/problems.tsx'

/** The page of the living will, where each of its steps begins and ends. */
export const HOME = href('/dashboard/wilsverklaring')

export const FORM = href('/dashboard/wilsverklaring/invullen')

/** In the address of a paper: a picture is to come beside what is known of it. */
export const PICTURE = 'foto'

const ON_PAPER = href('/dashboard/wilsverklaring/op-papier')

/** In the address of the form: what a doctor could do nothing with is said. */
export const TO_MEND = 'nog'

/** Where each step is taken. */
export const ADDRESSES = {
  onPaper: ON_PAPER,
  picture: `${ON_PAPER}?${PICTURE}=`,
  signed: href('/dashboard/wilsverklaring/ondertekend'),
  discussed: href('/dashboard/wilsverklaring/besproken'),
  confirmed: href('/dashboard/wilsverklaring/opnieuw-ondertekend'),
}

/** What was posted and what is wrong with it; and the picture that waits until that is mended. */
export type PaperFormReply = FormReply & { waits?: { id: string; name: string } }

/** The name of the field that says which picture waits. */
export const WAITS = 'waits'

type StepPageProps = {
  step: keyof typeof ADDRESSES
  fields: readonly Field[]
  again: PaperFormReply | undefined
}

/** Asks on which day something was done, and for what else belongs to it. */
export function WillStepPage({ step, fields, again }: StepPageProps) {
  const { t } = useTranslation('livingWill')
  const hasFile = fields.some(({ kind }) => kind === 'file')
  return (
    <DashboardPage
      current="livingWill"
      title={t(`step.${step}.title`)}
      failed={again !== undefined}
      parent={{ href: HOME, text: t('title') }}
      problems={<Problems errors={again?.errors} />}
    >
      <Lead>{t(`step.${step}.lead`)}</Lead>
      <p>{t(`step.${step}.note`)}</p>
      {/* Without the progress of the documents page: it would use up the message of the next page. */}
      <form
        method="post"
        action={ADDRESSES[step]}
        encType={hasFile ? 'multipart/form-data' : undefined}
        noValidate
      >
        {again?.waits && <input type="hidden" name={WAITS} value={again.waits.id} />}
        <FormFields
          {...askedOf(fields, again?.waits)}
          values={again?.typed}
          errors={again?.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button>{t('step.save')}</Button>
          <ButtonLink href={HOME} variant="secondary">
            {t('step.back')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}

/** Where a picture waits, another may still take its place. */
function askedOf(fields: readonly Field[], waits: PaperFormReply['waits']) {
  const texts = livingWill.step.fields
  if (!waits) return { fields, texts }
  const hint = livingWill.step.waits.replace('{{name}}', () => waits.name)
  return {
    fields: fields.map((field) => {
      if (field.kind !== 'file') return field
      const { key, kind, accept } = field
      return { key, kind, accept }
    }),
    texts: { ...texts, file: { ...texts.file, hint } },
  }
}

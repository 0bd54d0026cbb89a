import { useTranslation } from '#app/locales/use-translation.ts'
import type { FreeTimes } from '#app/features/appointments/booking.server.ts'
import { dotted, longDateOf } from '#app/locales/dates.ts'
import { type FieldErrors, type Typed, typedText } from '#app/forms/rows.ts'
import { Button, RadioGroup, TextInput } from '#app/ui/index.ts'
import { TIMES_OF } from './times-of.ts'

type FormState = { typed: Typed; errors: FieldErrors }
export type WhenFieldsProps = Partial<FormState> & {
  /** What is free on the day that was asked for; null while the place is not known. */
  free: FreeTimes | null
  /** First and last day that can be booked. */
  first: string
  last: string
  /** Where to ask when nothing is free; left out for the office itself. */
  helpdesk?: string
}

/** Names the buttons that ask for times, so that they do not book. */
const SHOW = { name: 'intent', value: 'tijden' } as const

/** So many free moments stand there at once; the others can be unfolded. */
const FIRST = 5

/** A day, a button that shows what is free on it, and those times. */
export function WhenFields({
  typed = {},
  errors = {},
  free,
  first,
  last,
  helpdesk,
}: WhenFieldsProps) {
  const { t } = useTranslation('appointments')
  return (
    <>
      <TextInput
        id="preferredDate"
        name="preferredDate"
        type="date"
        label={t('details.fields.preferredDate.label')}
        hint={t('details.dateHint')}
        errors={errors.preferredDate}
        defaultValue={typedText(typed, 'preferredDate') || free?.day}
        min={first}
        max={last}
        required
        fit="medium"
        autoComplete="off"
      />
      <p>
        <Button {...SHOW} variant="secondary" formAction="#vrije-tijden">
          {t('details.show')}
        </Button>
      </p>
      <div id="vrije-tijden" tabIndex={-1}>
        {free ? (
          <Times typed={typed} errors={errors} free={free} helpdesk={helpdesk} />
        ) : (
          <p id="preferredTime">{t('details.chooseLocation')}</p>
        )}
      </div>
    </>
  )
}

type TimesProps = FormState & { free: FreeTimes; helpdesk: string | undefined }

function Times({ typed, errors, free: { day, times, next }, helpdesk }: TimesProps) {
  const { t } = useTranslation(['appointments', 'common'])
  if (times.length > 0)
    return (
      <>
        <input type="hidden" name={TIMES_OF} value={day} />
        <RadioGroup
          id="preferredTime"
          name="preferredTime"
          legend={t(helpdesk ? 'details.preferredTime' : 'office.times.preferredTime', {
            day: longDateOf(day),
          })}
          errors={errors.preferredTime}
          // Text browsers post the first radio button unasked; a neutral one makes that harmless.
          options={[
            { value: '', label: t('common:form.noChoice') },
            ...times.map((time) => ({
              value: time,
              label: t('details.time', { time: dotted(time) }),
            })),
          ]}
          value={times.find((time) => time === typed.preferredTime) ?? ''}
          rest={{ after: FIRST + 1, text: t('details.moreTimes') }}
        />
      </>
    )
  return (
    <div id="preferredTime">
      {day && <p>{t('details.noTimes', { day: longDateOf(day) })}</p>}
      <p>
        {next
          ? t('details.next', { day: longDateOf(next) })
          : t(helpdesk ? 'details.none' : 'office.times.none', { email: helpdesk ?? '' })}
      </p>
      {next && (
        <p>
          <Button name="dag" value={next} variant="secondary" formAction="#vrije-tijden">
            {t('details.chooseNext', { day: longDateOf(next) })}
          </Button>
        </p>
      )}
    </div>
  )
}

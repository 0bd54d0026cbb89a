import { useTranslation } from 'react-i18next'
import { TextInput } from '#app/ui/index.ts'

/** The page of the living will, where each of its steps begins and ends. */
export const HOME = '/dashboard/wilsverklaring'

/** On which day something was done. @param typed what was typed before */
export function DayField({ errors, typed }: { errors: string[]; typed: string | undefined }) {
  const { t } = useTranslation('livingWill')
  return (
    <TextInput
      id="date"
      name="date"
      label={t('step.date')}
      hint={t('step.dateHint')}
      errors={errors}
      defaultValue={typed}
      autoComplete="off"
      fit="medium"
    />
  )
}

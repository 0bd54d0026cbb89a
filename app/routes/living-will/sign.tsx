import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import type { Refusal } from '#app/features/documents/limits.ts'
import { type DayProblem, readDay } from '#app/features/living-will/days.ts'
import { signLivingWill } from '#app/features/living-will/living-will.server.ts'
import { dateOf, dayOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { i18nOf } from '#app/middleware/i18n.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readUpload } from '#app/platform/upload.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, TextInput } from '#app/ui/index.ts'
import { Problems } from '../problems.tsx'
import type { Route } from './+types/sign.ts'
import { DashboardPage } from '../dashboard-page.tsx'
import { DayField, HOME } from './parts.tsx'
import { subjectFor } from './subject.server.ts'
import { refusedEarly, statusOf } from '../documents/upload-limits.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await subjectFor(requireUser(context).id, 'signed')
  return null
}

type Wrong = { date?: DayProblem; file?: Refusal; typed: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { id } = requireUser(context)
  const first = dayOf((await subjectFor(id, 'signed')).createdAt)
  const wrong = (problems: Wrong) =>
    data(
      { ...problems, first: dateOf(first) },
      { status: problems.date || !problems.file ? 422 : statusOf(problems.file) },
    )
  const early = await refusedEarly(request, id)
  const dayIn = (typed = '') => readDay(typed, { from: first, until: dayOf(new Date()) })
  const nameWhenEmpty = i18nOf(context).t('livingWill:step.signed.scanName')
  const { received, fields } = await readUpload(request, 'file', async (file, before) => {
    const day = dayIn(before.get('date'))
    return !early && day.ok ? signLivingWill(id, day.day, { ...file, nameWhenEmpty }) : undefined
  })
  const typed = fields.get('date') ?? ''
  // Known before, said after: the day stands before the file, and what was typed is kept.
  if (early) return wrong({ file: early, typed })
  const read = dayIn(typed)
  if (!read.ok) return wrong({ date: read.problem, typed })
  if (!received) return wrong({ file: 'missing', typed })
  if (received.ok) return redirectWithFlash(HOME, { key: 'livingWill_signed' })
  if (received.reason === 'nothing') return redirect(HOME, 303)
  return wrong({ file: received.reason, typed })
}

/** Asks for the day of signing and a picture of the paper: from then on the living will counts. */
export default function LivingWillSign({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['livingWill', 'common', 'documents'])
  const { date, file, typed = '', first = '' } = actionData ?? {}
  const errors: Record<'date' | 'file', string[]> = {
    date: date ? [t(`step.${date}`, { date: first })] : [],
    file: file ? [fileText(file)] : [],
  }
  // A browser does not fill in a file a second time.
  if (date) errors.file = [t('step.signed.again')]
  function fileText(reason: Refusal) {
    return reason === 'missing' || reason === 'kind'
      ? t(`step.signed.${reason}`)
      : t(`documents:refused.${reason}`)
  }
  const isWrong = [...errors.date, ...errors.file].length > 0
  return (
    <DashboardPage
      current="livingWill"
      title={t('step.signed.title')}
      failed={isWrong}
      parent={{ href: HOME, text: t('title') }}
    >
      <Problems errors={errors} />
      <Lead>{t('step.signed.lead')}</Lead>
      <p>{t('step.signed.note')}</p>
      {/* Without the progress of the documents page: it would use up the message of the next page. */}
      <form method="post" action={`${HOME}/ondertekend`} encType="multipart/form-data" noValidate>
        <DayField errors={errors.date} typed={typed} />
        <TextInput
          id="file"
          name="file"
          type="file"
          accept=".pdf,.jpg,.jpeg,.png,.heic"
          label={t('step.signed.file')}
          hint={t('step.signed.fileHint')}
          errors={errors.file}
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

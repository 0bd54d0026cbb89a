import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import { z } from 'zod'
import { restoreVersion } from '#app/features/wishes/versions/restore.server.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import { readVersion, versionNumber } from '#app/features/wishes/versions/version-list.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Card, Lead, StatusMessage } from '#app/ui/index.ts'
import type { Route } from './+types/version-restore.ts'
import { AnswerChanges, countOf } from './changes.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'

function versionNumberOr404(wanted: string): number {
  const number = versionNumber(wanted)
  if (!number) throw data('version', { status: 404 })
  return number
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const number = versionNumberOr404(params.number)
  const version = await readVersion(requireUser(context).id, number)
  if (!version?.restorable) throw data('version', { status: 404 })
  const { confirmedAt, changes, revisions } = version
  return { number, confirmedAt, changes, revisions }
}

const revision = z.coerce.number().int().min(0).max(1e9).catch(0)

export async function action({ context, params, request }: Route.ActionArgs) {
  const number = versionNumberOr404(params.number)
  const form = await readForm(request)
  const revisions = Object.fromEntries(
    fileSections.map(({ key }) => [key, revision.parse(form.get(`revision.${key}`) ?? undefined)]),
  )
  const restored = await restoreVersion(requireUser(context).id, number, revisions)
  if (restored.ok)
    return redirectWithFlash(href('/dashboard'), {
      key: 'versionRestored',
      values: { number: String(number) },
    })
  if (restored.reason === 'gone') throw data('version', { status: 404 })
  return data({ changedMeanwhile: true }, { status: 409 })
}

/** What putting a version back would change, and the button that does it. */
export default function RestoreVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { number, confirmedAt, changes, revisions } = loaderData
  const { t } = useTranslation('versions')
  const address = href('/dashboard/versies/:number', { number: `${number}` })
  const same = countOf(changes) === 0
  return (
    <DashboardPage
      current="versions"
      title={t('restore.title', { number })}
      failed={actionData !== undefined}
      parent={{ href: address, text: t('version', { number }) }}
    >
      {actionData && (
        <StatusMessage kind="error">
          <p>{t('restore.changedMeanwhile')}</p>
        </StatusMessage>
      )}
      <Lead>{t('restore.lead', { moment: momentOf(confirmedAt) })}</Lead>
      {same ? (
        <p>{t('restore.same')}</p>
      ) : (
        <>
          <p>{t('restore.draftLost')}</p>
          <Card title={t('restore.changes')}>
            <AnswerChanges sections={changes} level={3} planned />
          </Card>
        </>
      )}
      <p>{t('restore.after')}</p>
      <form method="post">
        {Object.entries(revisions).map(([key, value]) => (
          <input key={key} type="hidden" name={`revision.${key}`} value={value} />
        ))}
        <ButtonRow>
          {!same && (
            // A text browser turns a post without any value into a plain visit.
            <Button name="intent" value="terugzetten">
              {t('restore.submit')}
            </Button>
          )}
          <ButtonLink href={address} variant="secondary">
            {t('restore.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}

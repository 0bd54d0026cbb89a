import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { type AskedProof, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import type { FieldErrors } from '#app/forms/rows.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary } from '../auth/errors.tsx'
import type { Route } from './+types/export.ts'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { missingProof, WRONG } from '../kit/prove.server.ts'

/** The download is an address of its own, which sends here who has not shown who they are. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const prove = await proofNeeded(requireUser(context))
  const errors = prove && errorsOf(url.searchParams.get('fout'), prove)
  const reply: SignInReply | undefined = errors ? { errors } : undefined
  return data({ prove, reply }, { status: reply ? 422 : 200 })
}

function errorsOf(wrong: string | null, asked: AskedProof): FieldErrors | undefined {
  if (wrong === 'leeg') return missingProof(asked)
  if (wrong === 'code') return WRONG.code
  return wrong === null ? undefined : WRONG.password
}

/** What an export holds, and the button that gives it. */
export default function Export({ loaderData: { prove, reply } }: Route.ComponentProps) {
  const { t } = useTranslation('ownData')
  return (
    <DashboardPage
      current="privacy"
      title={t('export.title')}
      failed={reply !== undefined}
      parent={{ href: href('/dashboard/privacy'), text: t('privacy') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      <Lead>{t('export.lead')}</Lead>
      <h2>{t('export.whatTitle')}</h2>
      <ul>
        {t('export.what', { returnObjects: true }).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>{t('export.notTitle')}</h2>
      <ul>
        {Object.values(t('export.leftOut', { returnObjects: true })).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t('export.not')}</p>
      <p>
        <a href={href('/schema/export-1.json')}>{t('export.schema')}</a>
      </p>
      <p>{t('export.safe')}</p>
      <p>{t('export.long')}</p>
      <form method="post" action={href('/dashboard/exporteren/bestand')} noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button name="intent" value="downloaden">
            {t('export.submit')}
          </Button>
          <ButtonLink href={href('/dashboard/privacy')} variant="secondary">
            {t('export.cancel')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </DashboardPage>
  )
}

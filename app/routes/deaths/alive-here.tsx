import { useTranslation } from '#app/locales/use-translation.ts'
import { data, href, redirect } from 'react-router'
import { questionAbout } from '#app/features/accounts/owner-question.server.ts'
import { type SaidBy, whoSays } from '#app/features/deaths/owner.server.ts'
import { type AskedProof, noteProven, proofNeeded } from '#app/features/sign-in/prove.server.ts'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import { requireUser } from '#app/middleware/user.server.ts'
import { readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonLink, ButtonRow, Lead } from '#app/ui/index.ts'
import { FormErrorSummary, replyHasErrors } from '../auth/errors.tsx'
import { DashboardPage } from '../kit/dashboard-page.tsx'
import { ProveField } from '../kit/prove-field.tsx'
import { unproven } from '../kit/prove.server.ts'
import type { Route } from './+types/alive-here.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const user = requireUser(context)
  return { said: await saidOf(user.id), prove: await proofNeeded(user) }
}

type Said = { by: SaidBy | null }

/** Who says that somebody died; null where nobody does. */
async function saidOf(id: string): Promise<Said | null> {
  const asked = await questionAbout(id)
  return asked?.about === 'death' ? { by: await whoSays(id, asked) } : null
}

/** A proof stops what runs, and so does this button of who gave one before it began. */
export async function action({ context, request }: Route.ActionArgs) {
  const user = requireUser(context)
  const reply = await unproven(user, await readForm(request), 'alive')
  if (reply) return data<SignInReply>(reply, { status: 422 })
  await noteProven(user, 'alive')
  return redirect(href('/dashboard/contacten'), 303)
}

/** Somebody who is signed in says that they live, after a contact or a company said that they died. */
export default function AliveHere({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { t } = useTranslation('deaths')
  const { said, prove } = loaderData
  return (
    <DashboardPage
      current="contacts"
      title={t(said ? 'owner.here.title' : 'owner.here.noneTitle')}
      failed={replyHasErrors(reply)}
      parent={{ href: href('/dashboard/contacten'), text: t('owner.here.parent') }}
      problems={<FormErrorSummary reply={reply} />}
    >
      {said ? <StopHere said={said} prove={prove} reply={reply} /> : <Nothing />}
    </DashboardPage>
  )
}

function Nothing() {
  const { t } = useTranslation('deaths')
  return (
    <>
      <p>{t('owner.here.none')}</p>
      <p>
        <a href={href('/dashboard')}>{t('owner.here.noneLink')}</a>
      </p>
    </>
  )
}

type StopProps = { said: Said; prove: AskedProof | null; reply: SignInReply | undefined }

function StopHere({ said: { by }, prove, reply }: StopProps) {
  const { t } = useTranslation('deaths')
  return (
    <>
      <Lead>
        {by?.is === 'contact'
          ? t('owner.here.lead', { name: by.by })
          : t('owner.here.leadAsked', { count: 0, by: '', ...by })}
      </Lead>
      <p>{t('owner.here.family')}</p>
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        {prove && <p>{t('owner.here.noPassword')}</p>}
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button name="intent" value="stoppen">
            {t('owner.here.submit')}
          </Button>
          <ButtonLink href={href('/auth/uitloggen')} variant="secondary">
            {t('owner.here.signOut')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </>
  )
}

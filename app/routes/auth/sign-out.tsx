import { setTimeout } from 'node:timers/promises'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { endSession } from '#app/features/sign-in/sessions.server.ts'
import { redirectWithFlash } from '#app/middleware/flash.server.ts'
import { sessionCookie, textIn } from '#app/platform/http/cookies.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { log } from '#app/platform/log.server.ts'
import { Button, ButtonLink, ButtonRow, Lead, Narrow } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import type { Route } from './+types/sign-out.ts'

/** How long to wait for the session to end where the database does not answer. */
const PATIENCE_MS = 2000

/** Specification 8: whatever fails, the visitor is signed out here. */
export async function action({ request }: Route.ActionArgs) {
  const token = await textIn(sessionCookie(), request)
  if (token)
    await Promise.race([
      endSession(token).catch(logged),
      setTimeout(PATIENCE_MS, null, { ref: false }),
    ])
  const headers = new Headers({ 'set-cookie': await sessionCookie().serialize('', { maxAge: 0 }) })
  return redirectWithFlash(await wantedAfter(request), { key: 'signedOut' }, headers)
}

/** Who was refused on a page goes back there, to sign in as somebody else; a form that cannot be read asks nothing. */
async function wantedAfter(request: Request): Promise<string> {
  const form = await readForm(request).catch(() => null)
  return localPath(form?.get('terug') as string | null | undefined) ?? href('/')
}

const logged = (error: unknown) => log().error({ err: error }, 'sign-out')

/** One button, so that a plain link can lead here and only a post signs out. */
export default function SignOut() {
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <Narrow>
      <PageTitle title={t('signOut.title')} />
      <h1>{t('signOut.title')}</h1>
      <Lead>{t('signOut.text')}</Lead>
      <form method="post" data-forget="">
        <ButtonRow>
          {/* A text browser turns a post without any value into a plain visit. */}
          <Button name="intent" value="uitloggen">
            {t('signOut.submit')}
          </Button>
          <ButtonLink href={href('/dashboard')} variant="secondary">
            {t('signOut.stay')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

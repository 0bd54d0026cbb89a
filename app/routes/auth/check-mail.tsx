import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { requestFacts } from '#app/platform/http/context.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Lead, Narrow } from '#app/ui/index.ts'
import type { Route } from './+types/check-mail.ts'
import { sendAgain } from './actions.server.ts'
import { FormErrors } from './errors.tsx'
import { SendAgain } from './send-again.tsx'
import { sentMailOf } from './sign-up-browser.server.ts'

export { headers } from '../kit/attempt.server.ts'

export const loader = (where: Route.LoaderArgs) => sentMailOf(where)

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { network } = context.get(requestFacts)
  const back = localPath(url.searchParams.get('terug'))
  return sendAgain(
    { request, context },
    { form, network, here: href('/auth/controleer-uw-mail'), back },
  )
}

/** After signing up: what to do now. For who comes here by themselves: a new mail. */
export default function CheckMail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, asked } = loaderData
  const { t } = useTranslation('accounts')
  return (
    <Narrow>
      <meta name="robots" content="noindex" />
      <FormErrors title={t('checkMail.title')} reply={actionData} />
      <h1>{t('checkMail.title')}</h1>
      <Lead>{t(email ? 'checkMail.lead' : 'checkMail.leadNew')}</Lead>
      <p>
        {email && `${t('checkMail.sentTo', { email })} `}
        {t('checkMail.valid')}
      </p>
      <p>{t('checkMail.known')}</p>
      <SendAgain
        email={email}
        asked={asked}
        reply={actionData}
        anew={`${href('/auth')}?tab=signup`}
      />
    </Narrow>
  )
}

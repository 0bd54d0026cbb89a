import { useTranslation } from '#app/locales/use-translation.ts'
import { factorsOf } from '#app/features/second-factor/second-factor.server.ts'
import { localPath, readForm } from '#app/platform/http/form.server.ts'
import { Button, ButtonRow, FormGroup, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import { PasskeyButton } from '../kit/passkey-button.tsx'
import { FormErrors, fieldProps } from './errors.tsx'
import type { Route } from './+types/second-step.ts'
import { pendingOf, showPasskey, showCode, recover } from './second-step.server.ts'

export async function loader({ request, url }: Route.LoaderArgs) {
  const { id } = await pendingOf(request, backOf(url))
  return factorsOf(id)
}

const backOf = (url: URL) => localPath(url.searchParams.get('terug'))

export async function action({ request, context, url }: Route.ActionArgs) {
  const back = backOf(url)
  const pending = await pendingOf(request, back)
  const form = await readForm(request)
  const asked = { ...pending, where: { request, context }, back }
  if (form.has('passkey')) return showPasskey(form, asked)
  return form.has('recoveryCode') ? recover(form, asked) : showCode(form, asked)
}

export { headers } from '../kit/attempt.server.ts'

/** Between the password and the account: a passkey, a code of the telephone, or one of those on paper. */
export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { code, passkey } = loaderData
  const { t } = useTranslation('accounts')
  const field = fieldProps(actionData)
  return (
    <Narrow>
      <FormErrors title={t('secondStep.title')} reply={actionData} />
      <h1>{t('secondStep.title')}</h1>
      {!passkey && !code && <Lead>{t('secondStep.none')}</Lead>}
      {passkey && (
        <form method="post" noValidate>
          <Lead>{t('secondStep.passkey')}</Lead>
          <PasskeyButton use="show" sends errors={actionData?.errors?.passkey}>
            {t('secondStep.withPasskey')}
          </PasskeyButton>
        </form>
      )}
      {code && (
        <form method="post" noValidate>
          <Lead>{t(passkey ? 'secondStep.orCode' : 'secondStep.lead')}</Lead>
          <TextInput
            {...field('code')}
            label={t('secondStep.code')}
            hint={t('secondStep.hint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            fit="short"
            required
          />
          <ButtonRow>
            <Button>{t('secondStep.submit')}</Button>
          </ButtonRow>
        </form>
      )}
      <FormGroup id="kwijt" title={t('secondStep.lostTitle')} intro={t('secondStep.lost')}>
        <form method="post" noValidate>
          <TextInput
            {...field('recoveryCode')}
            label={t('secondStep.recoveryCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <ButtonRow>
            <Button variant="secondary">{t('secondStep.useRecovery')}</Button>
          </ButtonRow>
        </form>
      </FormGroup>
    </Narrow>
  )
}

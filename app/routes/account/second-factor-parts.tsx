import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { SignInReply } from '#app/features/sign-in/form.ts'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  FormGroup,
  Lead,
  QrCode,
  StatusMessage,
  TextInput,
} from '#app/ui/index.ts'
import { fieldProps } from '../auth/errors.tsx'
import { ProveField } from '../kit/prove-field.tsx'

type SetUpFormProps = {
  secret: string
  /** Opens the app on the telephone that shows the page. */
  address: string
  cells: boolean[][]
  reply: SignInReply | undefined
}

/** The code to be read by the telephone, the same to be typed, and the first code of the app. */
export function SetUpForm({ secret, address, cells, reply }: SetUpFormProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <Lead>{t('secondFactor.setUp.lead')}</Lead>
      <ol>
        {t('secondFactor.setUp.steps', { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <QrCode cells={cells} label={t('secondFactor.setUp.qr')} />
      <p>
        {t('secondFactor.setUp.type')}
        <br />
        <strong>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</strong>
      </p>
      <p>
        {t('secondFactor.setUp.here')} <a href={address}>{t('secondFactor.setUp.open')}</a>
      </p>
      <form method="post" noValidate>
        <TextInput
          {...fieldProps(reply)('code')}
          label={t('secondFactor.setUp.code')}
          hint={t('secondFactor.setUp.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          fit="short"
          required
        />
        <ButtonRow>
          <Button name="intent" value="confirm">
            {t('secondFactor.setUp.submit')}
          </Button>
        </ButtonRow>
      </form>
    </>
  )
}

/** Shown once; then one goes on with what asked for them, or with the own first page. */
export function RecoveryCodes({ codes, back }: { codes: string[]; back: string | undefined }) {
  const { t } = useTranslation('account')
  return (
    <>
      <StatusMessage kind="success" title={t('secondFactor.codes.title')} printed>
        <p>{t('secondFactor.codes.text')}</p>
      </StatusMessage>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <strong>{code}</strong>
          </li>
        ))}
      </ul>
      <p>{t('secondFactor.codes.keep')}</p>
      <ButtonRow>
        <ButtonLink href={back ?? href('/auth')}>{t('secondFactor.codes.done')}</ButtonLink>
      </ButtonRow>
    </>
  )
}

type FactorStatusProps = {
  since: Date | null
  codesLeft: number
  hasPhone: boolean
  isLost: boolean
  isRequired: boolean
  isBegun: boolean
  prove: AskedProof | null
  reply: SignInReply | undefined
  /** What else can be done, in the same form. */
  children: ReactNode
}

/** How it is now, and what can be done. */
export function FactorStatus({ since, codesLeft, children, ...rest }: FactorStatusProps) {
  const { hasPhone, isLost, isRequired, isBegun, prove, reply } = rest
  const { t } = useTranslation('account')
  const isOn = since !== null && !isLost
  const first = isOn ? 'addPhone' : 'begin'
  const begin = isBegun ? 'again' : hasPhone || isLost ? 'renew' : first
  return (
    <FormGroup id="stand" title={t(isOn ? 'secondFactor.on' : 'secondFactor.off')}>
      {isOn && <p>{t('secondFactor.since', { date: dateOf(since), count: codesLeft })}</p>}
      {isLost && <p>{t('secondFactor.lost')}</p>}
      {!since && <p>{t('secondFactor.why')}</p>}
      {isRequired && <p>{t('secondFactor.required')}</p>}
      <form method="post" noValidate>
        <ProveField asked={prove} reply={reply} />
        <ButtonRow>
          <Button name="intent" value="begin" variant={isBegun || isOn ? 'secondary' : 'primary'}>
            {t(`secondFactor.${begin}`)}
          </Button>
          {isOn && (
            <Button name="intent" value="codes" variant="secondary">
              {t('secondFactor.newCodes')}
            </Button>
          )}
          {isOn && !isRequired && (
            <Button name="intent" value="off" variant="danger">
              {t('secondFactor.turnOff')}
            </Button>
          )}
        </ButtonRow>
        {children}
      </form>
    </FormGroup>
  )
}

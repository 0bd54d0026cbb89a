import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, TextInput } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'
import { LetterPage } from './visit-parts.tsx'

const PAGE = href('/contactpersoon/antwoord')

type SheetProps = { title: string; failed?: boolean; problems?: ReactNode; children: ReactNode }

const Sheet = ({ title, failed, problems, children }: SheetProps) => (
  <LampPage>
    <meta name="robots" content="noindex" />
    <PageTitle title={title} failed={failed} />
    {problems}
    <h1>{title}</h1>
    {children}
  </LampPage>
)

/**
 * `ownerFirst`: by which the owner is called. `asked`: what, in sentences. `said`: what they answered, and may say the
 * other of after all; `on`: the day. `isMourned`: the owner is said to have died, and hears of no answer.
 */
export type AskedQuestion = {
  owner: string
  ownerFirst: string
  asked: readonly string[]
  said: 'yes' | 'no' | null
  on: string
  isMourned: boolean
}

type QuestionProps = AskedQuestion & { token: string | null; code: string | undefined }

/** What a contact is asked, with the two answers; after one of them, the other one. */
export function Question(props: QuestionProps) {
  const { owner, ownerFirst, asked, said, on, isMourned, token, code } = props
  const { t } = useTranslation('relatives')
  const key = <input type="hidden" name={token ? 'token' : 'code'} value={token ?? code ?? ''} />
  if (said === 'yes')
    return (
      <AfterYes
        name={ownerFirst}
        isMourned={isMourned}
        action={PAGE}
        stay={token ? href('/') : href('/contactpersoon/brief')}
      >
        {key}
      </AfterYes>
    )
  return (
    <Sheet title={t('answer.title', { name: ownerFirst })}>
      {said === 'no' && <p>{t('answer.saidNo', { name: ownerFirst, date: on })}</p>}
      <p>{t('answer.lead', { name: owner })}</p>
      {asked.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <form method="post" action={PAGE} noValidate>
        {key}
        <ButtonRow>
          <Button name="antwoord" value="ja">
            {t('answer.yes')}
          </Button>
          {said === 'no' ? (
            <ButtonLink href={href('/')} variant="secondary">
              {t('answer.noStay')}
            </ButtonLink>
          ) : (
            <Button name="antwoord" value="nee" variant="secondary">
              {t('answer.no')}
            </Button>
          )}
        </ButtonRow>
      </form>
      {said === null && <p>{t('answer.noText')}</p>}
    </Sheet>
  )
}

type AfterYesProps = {
  /** By which the owner is called. */
  name: string
  isMourned: boolean
  action: string
  /** Where nothing changes. */
  stay: string
  failure?: ReactNode
  children?: ReactNode
}

/** Who said yes says no after all, and reads first what that means. */
export function AfterYes({ name, isMourned, action, stay, failure, children }: AfterYesProps) {
  const { t } = useTranslation('relatives')
  return (
    <Sheet title={t('answer.afterTitle')} failed={failure !== undefined}>
      {failure}
      <p>{t('answer.afterLead', { name })}</p>
      <p>{t(isMourned ? 'answer.afterLater' : 'answer.after', { name })}</p>
      <form method="post" action={action} noValidate>
        {children}
        <ButtonRow>
          <Button name="antwoord" value="nee">
            {t('answer.no')}
          </Button>
          <ButtonLink href={stay} variant="secondary">
            {t('answer.afterStay')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Sheet>
  )
}

type CodePageProps = { typed: string | undefined; wrong: 'codeWrong' | 'tooOften' | undefined }

/** For who has a letter. */
export function CodePage({ typed, wrong }: CodePageProps) {
  const { t } = useTranslation('relatives')
  const errors = wrong ? [t(`answer.${wrong}`)] : []
  const short = wrong === 'codeWrong' ? [t('answer.codeFails')] : errors
  return (
    <Sheet
      title={t('answer.codeTitle')}
      failed={wrong !== undefined}
      problems={<Problems errors={{ code: short }} />}
    >
      <p>{t('answer.codeLead')}</p>
      <form method="post" action={PAGE} noValidate>
        <DefaultSubmit>{t('answer.go')}</DefaultSubmit>
        <TextInput
          name="code"
          id="code"
          label={t('answer.code')}
          hint={t('answer.codeHint')}
          defaultValue={typed}
          errors={errors}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <ButtonRow>
          <Button>{t('answer.go')}</Button>
        </ButtonRow>
      </form>
      <p>
        {t('answer.codeUsed')} <a href={href('/contactpersoon/brief')}>{t('answer.codeRead')}</a>
      </p>
    </Sheet>
  )
}

type ToReadProps = { code: string; maySayNo: boolean }

/** For who has a letter, and answered it: they read by it, or say no after all. */
export function ToRead({ code, maySayNo }: ToReadProps) {
  const { t } = useTranslation(['relatives', 'relativesReading'])
  return (
    <LetterPage title={t('relativesReading:letter.title')} reply={{ typed: { code } }}>
      {maySayNo && (
        <form method="post" action={PAGE} noValidate>
          <input type="hidden" name="code" value={code} />
          <p>{t('answer.changed')}</p>
          <ButtonRow>
            <Button name="antwoord" value="toch" variant="secondary">
              {t('answer.changedGo')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </LetterPage>
  )
}

type OutcomeProps = {
  title: string
  text: string
  /** Where one can go on; the front page where there is nothing else. */
  back?: { href: string; text: string }
}

/** What became of it, with nothing left to do. */
export function Outcome({ title, text, back }: OutcomeProps) {
  const { t } = useTranslation('relatives')
  return (
    <Sheet title={title}>
      <p>{text}</p>
      <ButtonRow>
        <ButtonLink href={back?.href ?? href('/')} variant="secondary">
          {back?.text ?? t('answer.home')}
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  )
}

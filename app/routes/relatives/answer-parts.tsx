import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { Button, ButtonLink, ButtonRow, DefaultSubmit, TextInput } from '#app/ui/index.ts'
import { LampPage } from '#app/ui/lamp/lamp.tsx'
import { PageTitle } from '../kit/page-title.tsx'

const PAGE = href('/contactpersoon/antwoord')

type SheetProps = { title: string; failed?: boolean; children: ReactNode }

const Sheet = ({ title, failed, children }: SheetProps) => (
  <LampPage>
    <meta name="robots" content="noindex" />
    <PageTitle title={title} failed={failed} />
    <h1>{title}</h1>
    {children}
  </LampPage>
)

/** `ownerFirst`: by which the owner is called. */
export type AskedQuestion = { owner: string; ownerFirst: string }

type QuestionProps = AskedQuestion & { token: string | null; code: string | undefined }

/** What a contact is asked, with the two answers. */
export function Question({ owner, ownerFirst, token, code }: QuestionProps) {
  const { t } = useTranslation('relatives')
  return (
    <Sheet title={t('answer.title', { name: ownerFirst })}>
      <p>{t('answer.lead', { name: owner })}</p>
      <p>{t('answer.nothing')}</p>
      <form method="post" action={PAGE} noValidate>
        <input type="hidden" name={token ? 'token' : 'code'} value={token ?? code ?? ''} />
        <ButtonRow>
          <Button name="antwoord" value="ja">
            {t('answer.yes')}
          </Button>
          <Button name="antwoord" value="nee" variant="secondary">
            {t('answer.no')}
          </Button>
        </ButtonRow>
      </form>
      <p>{t('answer.noText')}</p>
    </Sheet>
  )
}

type CodePageProps = { typed: string | undefined; wrong: 'codeWrong' | 'tooOften' | undefined }

/** For who has a letter. */
export function CodePage({ typed, wrong }: CodePageProps) {
  const { t } = useTranslation('relatives')
  return (
    <Sheet title={t('answer.codeTitle')} failed={wrong !== undefined}>
      <p>{t('answer.codeLead')}</p>
      <form method="post" action={PAGE} noValidate>
        <DefaultSubmit>{t('answer.go')}</DefaultSubmit>
        <TextInput
          name="code"
          id="code"
          label={t('answer.code')}
          hint={t('answer.codeHint')}
          defaultValue={typed}
          errors={wrong ? [t(`answer.${wrong}`)] : []}
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
        <a href={href('/contactpersoon/brief')}>{t('answer.codeUsed')}</a>
      </p>
    </Sheet>
  )
}

/** What became of it, with nothing left to do. */
export function Outcome({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('relatives')
  return (
    <Sheet title={title}>
      <p>{text}</p>
      <ButtonRow>
        <ButtonLink href={href('/')} variant="secondary">
          {t('answer.home')}
        </ButtonLink>
      </ButtonRow>
    </Sheet>
  )
}

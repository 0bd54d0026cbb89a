import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { Button, ButtonRow, DefaultSubmit, Lead, Narrow, TextInput } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'

const PAGE = href('/contactpersoon/antwoord')

type QuestionProps = {
  owner: string
  firstName: string
  token: string | null
  code: string | undefined
}

/** What a contact is asked, with the two answers. */
export function Question({ owner, token, code }: QuestionProps) {
  const { t } = useTranslation('relatives')
  const title = t('answer.title', { name: owner })
  return (
    <Narrow>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <h1>{title}</h1>
      <Lead>{t('answer.lead', { name: owner })}</Lead>
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
    </Narrow>
  )
}

type CodePageProps = { typed: string | undefined; wrong: 'codeWrong' | 'tooOften' | undefined }

/** For who has a letter. */
export function CodePage({ typed, wrong }: CodePageProps) {
  const { t } = useTranslation('relatives')
  return (
    <Narrow>
      <meta name="robots" content="noindex" />
      <PageTitle title={t('answer.codeTitle')} failed={wrong !== undefined} />
      <h1>{t('answer.codeTitle')}</h1>
      <Lead>{t('answer.codeLead')}</Lead>
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
    </Narrow>
  )
}

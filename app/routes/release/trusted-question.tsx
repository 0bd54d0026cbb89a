import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import {
  type RequestKind,
  TRUSTED_ANSWERS,
  type TrustedAnswer,
} from '#app/features/release/states.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Button, ButtonLink } from '#app/ui/index.ts'
import { Answers, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { PageTitle } from '../kit/page-title.tsx'
import { AfterAnswer } from './after-answer.tsx'
import { type HelpDesk, ReachUs } from './reach-us.tsx'
import { answerInWords } from './state-words.ts'

/** What is asked, of whom, and by which company. */
export type QuestionProps = {
  kind: RequestKind
  companyName: string
  /** Of the one who died, or whose living will it is, as the company wrote it. */
  name: string | null
  /** '1950-03-01' */
  born: string | null
  /** '2026-11-01'; null for a living will. */
  died: string | null
  why: string | null
  /** For which the company can fetch it. */
  days: number
  token: string
  help: HelpDesk
}

/** What a trusted person is asked, with a button for each answer. */
export function TrustedQuestion(props: QuestionProps) {
  const { kind, companyName: company, name, days, died, why, token, help } = props
  const { t } = useTranslation('release')
  const called = name ?? t('confirm.them')
  const title = t(`confirm.title.${kind}`, { name: called, company })
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <p>
        {t(`confirm.lead.${kind}`, {
          company,
          who: whoIn(props, t),
          died: died ? dateOf(died) : '',
        })}
      </p>
      {why && <p>{t('confirm.why', { company, why })}</p>}
      <p>{t(`confirm.short.${kind}`, { days })}</p>
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <Answers>
          {TRUSTED_ANSWERS[kind].map((one, index) => (
            <Button
              key={one}
              name="intent"
              value={one}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {answerInWords(one, { company, name }, t)}
            </Button>
          ))}
        </Answers>
      </form>
      <AfterAnswer kind={kind} companyName={company} name={called} days={days} help={help} />
    </ReadingPage>
  )
}

type LookOverProps = Pick<QuestionProps, 'companyName' | 'name' | 'token'> & {
  answer: TrustedAnswer
  /** Where the question is asked again. */
  back: string
}

/** The answer that was pressed, in a sentence, before it counts. */
export function LookOver({ companyName: company, name, token, answer, back }: LookOverProps) {
  const { t } = useTranslation('release')
  const title = t('confirm.sure.title')
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <p>{t(`confirm.sure.${answer}`, { name: name ?? t('confirm.them'), company })}</p>
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="zeker" value="ja" />
        <Ways>
          <Button name="intent" value={answer}>
            {t('confirm.sure.yes')}
          </Button>
          <ButtonLink href={back} variant="secondary">
            {t('confirm.sure.back')}
          </ButtonLink>
        </Ways>
      </form>
    </ReadingPage>
  )
}

/** How a yes is taken back. */
const TAKES_BACK = { full: ['mag-niet', 'leeft'], living_will: ['nee'] } as const satisfies Record<
  RequestKind,
  readonly TrustedAnswer[]
>

/** What the trusted person said, with a button for each way to take it back. */
export function SaidYes({ kind, companyName: company, name, token, help }: QuestionProps) {
  const { t } = useTranslation('release')
  const called = name ?? t('confirm.them')
  const title = t('confirm.said.title')
  return (
    <ReadingPage title={title}>
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <p>{t(`confirm.said.${kind}`, { name: called, company })}</p>
      <p>{t('confirm.said.right')}</p>
      <p>
        {t('confirm.said.wrong')} <ReachUs {...help} />
      </p>
      <form method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <Answers>
          {TAKES_BACK[kind].map((one) => (
            <Button key={one} name="intent" value={one} variant="secondary">
              {t(`confirm.said.takesBack.${one}`, { company, name: called })}
            </Button>
          ))}
        </Answers>
      </form>
    </ReadingPage>
  )
}

/** By name, and by the day of birth where the company gave it. */
function whoIn({ kind, name, born }: QuestionProps, t: TFunction<'release'>): string {
  const said = name ?? t('confirm.them')
  if (!born) return said
  return t(kind === 'full' ? 'confirm.who' : 'confirm.whose', { name: said, born: dateOf(born) })
}

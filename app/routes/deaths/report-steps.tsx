import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { reportForm } from '#app/features/deaths/report-form.ts'
import { REPORT_WAYS, type ReportWay } from '#app/features/deaths/states.ts'
import { type FieldErrors, type Typed, typedText } from '#app/forms/rows.ts'
import { Button, ButtonLink, FormFields, StatusMessage } from '#app/ui/index.ts'
import { Aside, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { Problems } from '../kit/problems.tsx'
import { CallUs, pageOf, type Who } from './who.tsx'
import type { Telling } from './telling.server.ts'

/** What is asked is the same every day; only what is right depends on today. */
const { fields: FIELDS } = reportForm(new Date(), REPORT_WAYS)
const DAY = FIELDS.filter(({ key }) => key === 'dag')
const WAY = FIELDS.filter(({ key }) => key === 'weg')

/** What was typed in another step goes along, however wrong it was. */
const Kept = ({ typed, names }: { typed: Typed; names: readonly ('dag' | 'weg')[] }) =>
  names.map(
    (name) =>
      typedText(typed, name) && (
        <input key={name} type="hidden" name={name} value={typedText(typed, name)} />
      ),
  )

type DayStepProps = { who: Who; typed: Typed; errors: FieldErrors } & Partial<
  Pick<Telling, 'date' | 'isDoubted'>
>

/** Has somebody died, and when? */
export function DayStep({ who, typed, errors, date, isDoubted }: DayStepProps) {
  const { t } = useTranslation('deaths')
  const { owner, name } = who
  const title = t('report.day.title', { owner })
  const label = t('report.day.label', { owner })
  const relation = relationToSay(who.relation)
  const failed = Object.keys(errors).length > 0
  const why = relation ? t('report.day.why', { owner, relation }) : t('report.day.whyPlain')
  return (
    <ReadingPage title={title} problems={<Problems errors={errors} labelOf={() => label} />}>
      <PageTitle title={title} failed={failed} />
      {isDoubted && <Doubted owner={owner} date={date ?? ''} />}
      <p>{name ? t('report.day.sad', { name }) : t('report.day.sadPlain')}</p>
      {!failed && !isDoubted && <p>{why}</p>}
      <form method="post" action={pageOf(who)} noValidate>
        <Kept typed={typed} names={['weg']} />
        <FormFields
          fields={DAY}
          texts={{ dag: { label, hint: t('report.day.hint') } }}
          values={typed}
          errors={errors}
          mark="optional"
        />
        <Ways>
          <Button name="stap" value="dag">
            {t('report.day.submit')}
          </Button>
          <ButtonLink href={href('/contactpersoon')} variant="secondary">
            {t('report.day.alive', { owner })}
          </ButtonLink>
        </Ways>
      </form>
      {/* Below what has to be mended. */}
      {(failed || isDoubted) && <Aside>{why}</Aside>}
    </ReadingPage>
  )
}

/** Somebody wrote after that day: a slip, or more than a form can settle. */
function Doubted({ owner, date }: { owner: string; date: string }) {
  const { t } = useTranslation('deaths')
  const phone = useFrame()?.phone
  return (
    <StatusMessage kind="info" title={t('report.day.doubted.title')}>
      <p>{t('report.day.doubted.text', { owner, date })}</p>
      <p>{t(phone ? 'report.day.doubted.call' : 'report.day.doubted.contact')}</p>
      <CallUs />
    </StatusMessage>
  )
}

/** One word reads well in a sentence: 'dochter'. More than that was written to be read alone. */
const relationToSay = (relation: string): string | null =>
  /^\p{L}+$/u.test(relation.trim()) ? relation.trim().toLowerCase() : null

/** Who says it too, or a paper. */
export function WayStep({ who, typed, errors, mailed, letters }: Telling & { who: Who }) {
  const { t } = useTranslation('deaths')
  const title = t('report.way.title')
  const label = t('report.way.label')
  const hasOthers = mailed.count + letters.count > 0
  const contact =
    mailed.count > 0
      ? t('report.way.contact', { count: mailed.count, names: mailed.either })
      : t('report.way.contactLetter', { names: letters.either })
  // Who has an e-mail address is asked, whatever is chosen.
  const isAsked = mailed.count > 0
  const options: Record<ReportWay, string> = {
    contact,
    paper: isAsked ? t('report.way.paperToo', { names: mailed.all }) : t('report.way.paper'),
  }
  const choose = isAsked
    ? t('report.way.leadAlso', { names: mailed.all })
    : t(hasOthers ? 'report.way.leadChoose' : 'report.way.nobody')
  return (
    <ReadingPage title={title} problems={<Problems errors={errors} labelOf={() => label} />}>
      <PageTitle title={title} failed={Object.keys(errors).length > 0} />
      <p>
        {t('report.way.lead')} {choose}
      </p>
      <form method="post" action={pageOf(who)} noValidate>
        <Kept typed={typed} names={['dag']} />
        {hasOthers ? (
          <FormFields
            fields={WAY}
            texts={{ weg: { label, options } }}
            values={typed}
            errors={errors}
            mark="optional"
          />
        ) : (
          <>
            <p>{options.paper}</p>
            <input type="hidden" name="weg" value="paper" />
          </>
        )}
        <Ways>
          <Button name="stap" value="wie">
            {t('report.way.submit')}
          </Button>
          <Button name="stap" value="terug" variant="secondary">
            {t('report.way.back')}
          </Button>
        </Ways>
      </form>
    </ReadingPage>
  )
}

/** All of it once more, with what happens next. */
export function CheckStep({ who, typed, date, earlier, mailed, letters }: Telling & { who: Who }) {
  const { t } = useTranslation('deaths')
  const title = t('report.check.title')
  const isPaper = typedText(typed, 'weg') === 'paper'
  return (
    <ReadingPage title={title}>
      <PageTitle title={title} />
      {earlier && <p>{earlier}</p>}
      <p>
        <b>{t('report.check.who', { owner: who.ownerName, date: date ?? '' })}</b>
      </p>
      {mailed.count > 0 && <p>{t('report.check.asks', { names: mailed.all })}</p>}
      {!isPaper && mailed.count === 0 && (
        <p>
          {t(letters.count === 1 ? 'report.check.letter' : 'report.check.letters', {
            names: letters.all,
          })}
        </p>
      )}
      {isPaper && <p>{t('report.check.paper')}</p>}
      <form method="post" action={pageOf(who)} noValidate>
        <Kept typed={typed} names={['dag', 'weg']} />
        <Ways>
          <Button name="stap" value="ja">
            {t('report.check.submit')}
          </Button>
          <Button name="stap" value="terug" variant="secondary">
            {t('report.check.back')}
          </Button>
        </Ways>
      </form>
      <Aside>{t('report.check.owner', { owner: who.owner })}</Aside>
    </ReadingPage>
  )
}

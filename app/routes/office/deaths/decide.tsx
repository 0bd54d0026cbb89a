import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { approveDeathForm, refuseDeathForm } from '#app/features/deaths/office-forms.ts'
import type { OfficeReport, SeenOfReport } from '#app/features/deaths/office-reports.server.ts'
import { deathsDesk } from '#app/features/deaths/office-texts.nl.ts'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import {
  Button,
  ButtonRow,
  DefaultSubmit,
  FormFields,
  FormGroup,
  StatusMessage,
} from '#app/ui/index.ts'
import { ProveField } from '../../kit/prove-field.tsx'
import { CHOOSE } from '../requests/decision/decide.tsx'
import { isPast } from './parts.tsx'

type DecideProps = {
  report: OfficeReport
  seen: SeenOfReport
  prove: AskedProof | null
  reply: FormReply
}

/** One form for both ways, so that what was chosen for the one is there after the other. */
export function DecideReport({ report, seen, prove, reply }: DecideProps) {
  const { t } = useTranslation('deathsDesk')
  if (report.state !== 'reported') return <p>{t('over')}</p>
  return (
    <form method="post" noValidate>
      <DefaultSubmit name="intent" value={CHOOSE}>
        {t('next')}
      </DefaultSubmit>
      {report.paperId && (
        <Approve report={report} seen={seen} paper={report.paperId} prove={prove} reply={reply} />
      )}
      <FormGroup id="afwijzen" title={t('refuse.title')} intro={t('refuse.text')}>
        <FormFields
          fields={refuseDeathForm(report).fields}
          texts={deathsDesk.fields}
          values={reply.typed}
          errors={reply.errors}
          mark="optional"
        />
        <ButtonRow>
          <Button name="intent" value="afwijzen" variant="danger">
            {t('refuse.submit')}
          </Button>
        </ButtonRow>
      </FormGroup>
    </form>
  )
}

type ApproveProps = DecideProps & { paper: string }

function Approve({ report, seen, paper, prove, reply }: ApproveProps) {
  const { t } = useTranslation('deathsDesk')
  const { byMe, refused, waitsUntil } = report
  const hasSeen = seen.paper && seen.whose
  const intro = isPast(waitsUntil)
    ? t('approve.over')
    : t('approve.runs', { moment: momentOf(waitsUntil) })
  return (
    <FormGroup id="accorderen" title={t('approve.title')} intro={intro}>
      {byMe && <p>{t('approve.youDid')}</p>}
      {!byMe && refused && (
        <StatusMessage kind="error">
          <p>{t(`blocked.${refused}`)}</p>
        </StatusMessage>
      )}
      {!byMe && !refused && !hasSeen && <LookFirst report={report} seen={seen} />}
      {!byMe && !refused && hasSeen && (
        <>
          <input type="hidden" name="papier" value={paper} />
          <FormFields
            fields={approveDeathForm(report).fields}
            texts={deathsDesk.fields}
            values={reply.typed}
            errors={reply.errors}
            mark="optional"
          />
          <ProveField asked={prove} reply={reply} />
          <ButtonRow>
            <Button name="intent" value="accorderen">
              {t('approve.submit')}
            </Button>
          </ButtonRow>
        </>
      )}
    </FormGroup>
  )
}

/** Whoever did not look at both has nothing to compare. A paper is got without this page being shown anew. */
function LookFirst({ report: { id }, seen }: Pick<DecideProps, 'report' | 'seen'>) {
  const { t } = useTranslation('deathsDesk')
  return (
    <>
      <p>{t('approve.unseen')}</p>
      <ul>
        {!seen.paper && (
          <li>
            <a href={href('/admin/toegangsverzoeken/overlijden/:id/papier', { id })}>
              {t('paper.get')}
            </a>
          </li>
        )}
        {!seen.whose && (
          <li>
            <a href="#over-wie">{t('whose.submit')}</a>
          </li>
        )}
      </ul>
      <p>
        <a href={href('/admin/toegangsverzoeken/overlijden/:id', { id })}>{t('approve.refresh')}</a>
      </p>
    </>
  )
}

import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import { askedToApprove } from '#app/features/release/decision/decision-forms.ts'
import { hopeless, obstacleTo } from '#app/features/release/decision/obstacle.ts'
import type { Approver, OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { isOpenState, type RefusalReason } from '#app/features/release/states.ts'
import { refuseForm } from '#app/features/release/decision/decision-forms.ts'
import { release } from '#app/features/release/texts.nl.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  DefaultSubmit,
  FormFields,
  FormGroup,
} from '#app/ui/index.ts'
import { typedText } from '#app/forms/rows.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { ProveField } from '../../kit/prove-field.tsx'
import { approvalWords } from './past.tsx'

type DecideProps = {
  request: OfficeRequest
  approvals: readonly Approver[]
  prove: AskedProof | null
  reply: (FormReply & { sure?: RefusalReason }) | undefined
}

/** The name of what a refusal posts once it was asked about. */
export const SURE = 'zeker'

/** What Enter presses: to decide takes one of the two buttons. */
export const CHOOSE = 'kiezen'

/** The way to decide; of a colleague's own request, and of one that is over, why there is none. */
export function DecideForm(props: DecideProps) {
  const { t } = useTranslation('release')
  const { state, own } = props.request
  const sure = props.reply?.sure
  if (sure && isOpenState(state)) return <SureRefusal request={props.request} reason={sure} />
  if (isOpenState(state) && !own) return <Ways {...props} />
  // Where lists lead to.
  return (
    <section id="accorderen">
      <p id="afwijzen">{t(isOpenState(state) ? 'office.own' : 'office.over')}</p>
    </section>
  )
}

/** One form for both ways, so that what was chosen for the one is there after the other. */
function Ways({ request, approvals, prove, reply }: DecideProps) {
  const { t } = useTranslation('release')
  // Of who refuses, only what gives money back asks it.
  const givesBack = typedText(reply?.typed ?? {}, 'reden') === 'our-fault'
  return (
    <form method="post" noValidate>
      <DefaultSubmit name="intent" value={CHOOSE}>
        {t('desk.next')}
      </DefaultSubmit>
      <Approve
        request={request}
        approvals={approvals}
        prove={givesBack ? null : prove}
        reply={reply}
      />
      <FormGroup id="afwijzen" title={t('office.refuseTitle')} intro={t('office.refuseText')}>
        <FormFields
          fields={refuseForm(request.kind).fields}
          texts={release.office.fields}
          values={reply?.typed}
          errors={reply?.errors}
          mark="optional"
        />
        {givesBack && <ProveField asked={prove} reply={reply} />}
        <ButtonRow>
          {/* Whether they are sure stands in the place of this form. */}
          <Button variant="danger" formAction="#afwijzen">
            {t('office.refuse')}
          </Button>
        </ButtonRow>
      </FormGroup>
    </form>
  )
}

type SureProps = { request: OfficeRequest; reason: RefusalReason }

/** What a refusal does, before it is done. */
function SureRefusal({ request: { id, companyName: company }, reason }: SureProps) {
  const { t } = useTranslation('release')
  const page = href('/admin/toegangsverzoeken/:id', { id })
  return (
    <form method="post" action={page}>
      <input type="hidden" name="reden" value={reason} />
      <FormGroup id="afwijzen" title={t('desk.sure.title')}>
        <p>
          {t('desk.sure.reason', { company, reason: t(`office.fields.reden.options.${reason}`) })}
        </p>
        <p>{t(reason === 'our-fault' ? 'desk.sure.money' : 'desk.sure.noMoney', { company })}</p>
        <p>{t('desk.sure.told')}</p>
        <ButtonRow>
          <Button variant="danger" name={SURE} value="ja">
            {t('desk.sure.yes')}
          </Button>
          <ButtonLink href={page} variant="secondary">
            {t('desk.sure.back')}
          </ButtonLink>
        </ButtonRow>
      </FormGroup>
    </form>
  )
}

function Approve({ request, approvals, prove, reply }: DecideProps) {
  const { t } = useTranslation('release')
  const { kind, state, byMe, refused, approved, companyName: company } = request
  const obstacle = hopeless(request) ?? obstacleTo(request)
  return (
    <FormGroup
      id="accorderen"
      title={t('office.approveTitle')}
      intro={t(`office.approveText.${kind}`)}
    >
      {obstacle === 'early' && <p>{t('office.notYet', { state: t(`states.${state}`) })}</p>}
      {obstacle && obstacle !== 'early' && obstacle !== 'again' && (
        <p>{t(`desk.blocked.${obstacle}`)}</p>
      )}
      {byMe && <p>{t(refused ? 'office.youDidInVain' : 'office.youDid')}</p>}
      {!obstacle && (
        <>
          {kind === 'full' && approved > 0 && (
            <p>
              <strong>{t('office.youAreSecond', { company })}</strong>
              {approvals
                .filter(({ counts }) => counts)
                .map((one) => (
                  <Fragment key={one.email}>
                    <br />
                    {approvalWords(one, t)}
                  </Fragment>
                ))}
            </p>
          )}
          <FormFields
            fields={askedToApprove(request)}
            texts={release.desk.fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
          <ProveField asked={prove} reply={reply} />
          <ButtonRow>
            <Button name="intent" value="accorderen">
              {t('office.approve')}
            </Button>
          </ButtonRow>
        </>
      )}
    </FormGroup>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import type { AskedProof } from '#app/features/sign-in/prove.server.ts'
import type { RequestCall } from '#app/features/release/decision/calls.server.ts'
import { hopeless, obstacleTo } from '#app/features/release/decision/obstacle.ts'
import type { Approver, OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { isOpenState } from '#app/features/release/states.ts'
import { askedToApprove, refuseForm } from '#app/features/release/decision/decision-forms.ts'
import { momentOf } from '#app/locales/dates.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import { officeRequests } from '#app/features/release/texts/office.nl.ts'
import { Button, ButtonRow, DefaultSubmit, FormFields, FormGroup } from '#app/ui/index.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { ProveField } from '../../../kit/prove-field.tsx'
import { HeardBefore } from './heard-before.tsx'

type DecideProps = {
  request: OfficeRequest
  /** As who asks wrote whose file it is. */
  name: string | null
  approvals: readonly Approver[]
  prove: AskedProof | null
  calls: readonly RequestCall[]
  reply: FormReply | undefined
}

/** What Enter presses: to decide takes one of the two buttons. */
export const CHOOSE = 'kiezen'

/** The way to decide; of a colleague's own request, and of one that is over, why there is none. */
export function DecideForm(props: DecideProps) {
  const { t } = useTranslation('release')
  const { state, own } = props.request
  if (isOpenState(state) && !own) return <Ways {...props} />
  // Where lists lead to.
  return (
    <section id="accorderen">
      <p id="afwijzen">{t(isOpenState(state) ? 'office.own' : 'office.over')}</p>
    </section>
  )
}

/** One form for both ways, so that what was chosen for the one is there after the other. */
function Ways({ request, reply, ...approving }: DecideProps) {
  const { t } = useTranslation('release')
  return (
    <form method="post" noValidate>
      <DefaultSubmit name="intent" value={CHOOSE}>
        {t('desk.next')}
      </DefaultSubmit>
      <Approve {...approving} request={request} reply={reply} />
      {request.refused !== 'contact' && (
        <FormGroup id="afwijzen" title={t('office.refuseTitle')} intro={t('office.refuseText')}>
          <FormFields
            fields={refuseForm(request).fields}
            texts={officeRequests.office.fields}
            values={reply?.typed}
            errors={reply?.errors}
            mark="optional"
          />
          <ButtonRow>
            <Button variant="danger">{t('office.refuse')}</Button>
          </ButtonRow>
        </FormGroup>
      )}
    </form>
  )
}

/** Why nobody approves it yet. */
function Early({ state, waitsUntil }: OfficeRequest) {
  const { t } = useTranslation('release')
  return (
    <p>
      {t('office.notYet')}
      {state === 'waiting_contact' && ` ${t('office.notYetContact')}`}
      {state === 'waiting_time' &&
        waitsUntil &&
        ` ${t('office.notYetTime', { moment: momentOf(waitsUntil) })}`}
    </p>
  )
}

function Approve({ request, name, approvals, calls, prove, reply }: DecideProps) {
  const { t } = useTranslation('release')
  const { kind, state, byMe, refused, approved, companyName: company } = request
  const obstacle = refused === 'contact' ? refused : (hopeless(request) ?? obstacleTo(request))
  return (
    <FormGroup
      id="accorderen"
      title={t('office.approveTitle')}
      intro={t(`office.approveText.${kind}`)}
    >
      {obstacle === 'early' && <Early {...request} />}
      {obstacle && obstacle !== 'early' && obstacle !== 'again' && (
        <p>{t(`desk.blocked.${obstacle}`)}</p>
      )}
      {byMe && <p>{t(refused ? 'office.youDidInVain' : 'office.youDid')}</p>}
      {byMe && state === 'pending_verification' && (
        <ButtonRow>
          <Button name="intent" value="terugnemen" variant="secondary">
            {t('office.takeBack')}
          </Button>
        </ButtonRow>
      )}
      {!obstacle && (
        <>
          {kind === 'full' && approved > 0 && (
            <>
              <p>
                <strong>{t('office.youAreSecond', { company })}</strong>
              </p>
              <HeardBefore request={request} name={name} approvals={approvals} calls={calls} />
            </>
          )}
          {!request.sawWhose && (
            <p>
              <a href="#van-wie">{t('desk.whose.first')}</a>
            </p>
          )}
          {request.hasCertificate && !request.sawCertificate && (
            <p>{t('desk.certificate.first')}</p>
          )}
          <FormFields
            fields={askedToApprove(request)}
            texts={releaseDesk.fields}
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

import { useTranslation } from '#app/locales/use-translation.ts'
import { CALL_ANSWERS, doctorForm, type CallAnswer } from '#app/features/release/decision/calls.ts'
import type { PersonToCall, RequestCall } from '#app/features/release/decision/calls.server.ts'
import { takesCall, takesHearing } from '#app/features/release/decision/obstacle.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { isOpenState, type RequestKind } from '#app/features/release/states.ts'
import { releaseDesk } from '#app/features/release/desk-texts.nl.ts'
import type { FormReply } from '#app/routes/kit/answer-form.server.ts'
import { Button, ButtonRow, FormFields } from '#app/ui/index.ts'
import { PeopleToCall } from '../../people-to-call.tsx'
import { HeardBefore } from './heard-before.tsx'
import { CALLED } from './called-name.ts'

type NamedProps = {
  request: OfficeRequest
  /** As who asks wrote whose file it is. */
  name: string | null
  /** Undefined for who did not look. */
  people: readonly PersonToCall[] | undefined
  calls: readonly RequestCall[]
  reply: FormReply
}

/** Whom a colleague can call who knows the owner, and what each of them said. */
export function NamedByOwner({ request, name, people, calls, reply }: NamedProps) {
  const { t } = useTranslation('release')
  const { state, kind, own, found } = request
  if (!isOpenState(state) || own || !found) return null
  const isStranger = takesHearing(request)
  const isContested = takesCall(request)
  return (
    <PeopleToCall
      id="genoemd"
      people={people?.map((one) => personOf(one, kind, t('desk.named.owner')))}
      words={{
        title: t(`desk.named.title.${kind}`),
        text: t('desk.named.text'),
        submit: t('desk.named.submit'),
        none: t('desk.named.none'),
        unknown: t('desk.named.unknown'),
        call: (phone) => t('call.number.call', { phone }),
      }}
      after={kind === 'living_will' && (isStranger || isContested) && <Doctor reply={reply} />}
    >
      {isContested && <p>{t(`desk.named.alive.${kind}`)}</p>}
      {isStranger && (
        <p>
          {t(`desk.named.${strangeness(request)}`)} {t(`desk.named.hear.${kind}`)}
        </p>
      )}
      <HeardBefore request={request} name={name} approvals={[]} calls={calls} after={takeBack} />
    </PeopleToCall>
  )
}

/** Why theirs is no yes of somebody whom the owner knows. */
function strangeness({ contactKnown, called }: OfficeRequest) {
  if (!contactKnown) return 'stranger'
  return called === 'unclear' ? 'unclearNumber' : 'strangeNumber'
}

function personOf({ id, phone, ...one }: PersonToCall, kind: RequestKind, owner: string) {
  const name = [one.name, one.who === 'owner' ? owner : one.more].filter(Boolean).join(', ')
  return { id, phone, name, answers: <Answers kind={kind} id={id} name={name} /> }
}

/** A button for each answer: what it says is written down at once, by name. */
function Answers({ kind, id, name }: { kind: RequestKind; id: string; name: string }) {
  const { t } = useTranslation('release')
  const words = (said: CallAnswer) => t(`desk.named.answers.${kind}.${said}`)
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="gesprek" />
      <p>{t('desk.named.ask', { name })}</p>
      <ButtonRow>
        {CALL_ANSWERS.map((said) => (
          <Button
            key={said}
            variant="secondary"
            name={CALLED}
            value={`${id} ${said}`}
            aria-label={`${words(said)}: ${name}`}
          >
            {words(said)}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}

const takeBack = (call: RequestCall) => call.own && !call.takenBackAt && <TakeBack {...call} />

/** What one wrote down oneself counts no more. */
function TakeBack({ id, name }: RequestCall) {
  const { t } = useTranslation('release')
  const words = t('desk.named.takeBack')
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="gesprek-terug" />
      <ButtonRow>
        <Button variant="secondary" name={CALLED} value={id} aria-label={`${words}: ${name}`}>
          {words}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** Where neither the owner nor who they named can be reached: a name and a place, which who lives reads. */
function Doctor({ reply }: { reply: FormReply }) {
  const { t } = useTranslation('release')
  return (
    <form method="post" noValidate>
      <h3>{t('desk.named.doctor.title')}</h3>
      <p>{t('desk.named.doctor.text')}</p>
      <FormFields
        fields={doctorForm.fields}
        texts={releaseDesk.doctor}
        values={reply.typed}
        errors={reply.errors}
        mark="optional"
      />
      <ButtonRow>
        <Button name="intent" value="arts" variant="secondary">
          {t('desk.named.doctor.submit')}
        </Button>
      </ButtonRow>
    </form>
  )
}

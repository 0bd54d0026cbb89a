import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { CALL_CAME } from '#app/features/release/decision/to-call.ts'
import type { CallToMake } from '#app/features/release/decision/to-call.server.ts'
import type { OfficeRequest } from '#app/features/release/office-requests.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Button, ButtonRow, Card } from '#app/ui/index.ts'
import { CALLED } from './decision/called-name.ts'

type ToCallProps = { request: OfficeRequest; calls: readonly CallToMake[]; canLook: boolean }

/** Whom no mail reaches: what they are called for, and which calls were made. */
export function ToCall({ request: { asked, found, own }, calls, canLook }: ToCallProps) {
  const { t } = useTranslation('release')
  if (calls.length === 0) return null
  const nameOf = ({ who }: CallToMake) =>
    who === 'owner' ? t('desk.toCall.owner') : (asked?.contactNaam ?? t('desk.toCall.contact'))
  return (
    <Card title={t('desk.toCall.title')} id="bellen">
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            {t(
              `desk.toCall.${call.who === 'owner' ? 'aboutOwner' : 'aboutContact'}.${call.about}`,
              {
                name: nameOf(call),
              },
            )}
            {call.doneAt &&
              call.came &&
              ` ${t(`desk.toCall.done.${call.came}`, { moment: momentOf(call.doneAt) })}`}
            {!call.doneAt && call.who === 'contact' && asked?.contactTelefoon && (
              <> {t('desk.toCall.phone', { phone: asked.contactTelefoon })}</>
            )}
            {!call.doneAt && call.who === 'owner' && canLook && found && asked && (
              <>
                {' '}
                <a href={href('/admin/wensen/:number', { number: asked.dossierNummer })}>
                  {t('desk.toCall.file')}
                </a>
              </>
            )}
            {call.goesBack && !own && <GoesBack call={call} name={nameOf(call)} />}
            {!call.doneAt && !own && <Came call={call} name={nameOf(call)} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Takes back what was written down by mistake. */
function GoesBack({ call, name }: { call: CallToMake; name: string }) {
  const { t } = useTranslation('release')
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="gebeld-terug" />
      <ButtonRow>
        <Button
          variant="secondary"
          name={CALLED}
          value={call.id}
          aria-label={`${t('desk.toCall.takeBack')}: ${name}`}
        >
          {t('desk.toCall.takeBack')}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** A button for what came of it: it is written down at once. */
function Came({ call, name }: { call: CallToMake; name: string }) {
  const { t } = useTranslation('release')
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="gebeld" />
      <ButtonRow>
        {CALL_CAME.map((came) => (
          <Button
            key={came}
            variant="secondary"
            name={CALLED}
            value={`${call.id} ${came}`}
            aria-label={`${t(`desk.toCall.came.${came}`)}: ${name}`}
          >
            {t(`desk.toCall.came.${came}`)}
          </Button>
        ))}
      </ButtonRow>
    </form>
  )
}

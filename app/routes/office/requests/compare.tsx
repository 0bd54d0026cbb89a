import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { isOpenState } from '#app/features/release/states.ts'
import type {
  OfficeRequest,
  OtherRequest,
  IdentifiedOwner,
} from '#app/features/release/office-requests.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { Card, StatusMessage, SummaryList } from '#app/ui/index.ts'
import { DataTable, VerdictSign } from '#app/ui/office/office.tsx'
import { stateWords } from '../../release/state-words.ts'
import { type Checked, verdictsOf } from './marks.ts'
import { LookForm } from '../look-form.tsx'

type ComparableRequest = Pick<OfficeRequest, 'asked' | 'contactPhone'> & Checked

/** What the request says beside what the file says: whether it is alike, never what stands there. */
export function Compare(request: ComparableRequest) {
  const { t } = useTranslation('release')
  const { asked, compared } = request
  const verdicts = verdictsOf(request, t)
  if (!asked || !compared || !verdicts) return null
  const isFull = asked.kind === 'full'
  const none = t('desk.compare.notAsked')
  const named = (by: string | null | undefined) =>
    [asked.contactNaam, by].filter(Boolean).join(', ')
  const row = (key: keyof typeof verdicts, said: ReactNode) => {
    const verdict = verdicts[key]
    if (!verdict) return []
    const { kind, text } = verdict
    const one = {
      key,
      cells: [
        t(`desk.compare.${key}`),
        said,
        key === 'card' && kind === 'info' ? (
          text
        ) : (
          <VerdictSign key="told" kind={kind}>
            {text}
          </VerdictSign>
        ),
      ] as const,
    }
    return [one]
  }
  return (
    <section aria-labelledby="vergelijking">
      <h2 id="vergelijking">{t('desk.compare.title')}</h2>
      <DataTable
        caption={t('desk.compare.caption')}
        columns={[t('desk.compare.what'), t('desk.compare.asked'), t('desk.compare.file')]}
        rows={[
          ...row('alive', t(isFull ? 'desk.compare.died' : 'desk.compare.lives')),
          ...row('name', (isFull ? asked.naamOverledene : asked.naamEigenaar) ?? none),
          ...row('birth', asked.geboortedatum ? dateOf(asked.geboortedatum) : none),
          ...(isFull ? row('death', dateOf(asked.overlijdensdatum)) : []),
          ...row('email', named(isFull ? asked.vertrouwensEmail : asked.contactEmail)),
          ...row('phone', <NamedPhone key="said" {...request} name={asked.contactNaam} />),
          ...row('card', t(`office.cards.${request.card}`)),
        ]}
      />
    </section>
  )
}

/** To call where it is the number that the owner gave: any other is that of who asks. */
function NamedPhone({
  asked,
  contactPhone,
  name,
}: Pick<OfficeRequest, 'asked' | 'contactPhone'> & { name: string | undefined }) {
  const phone = asked?.contactTelefoon && phoneInWords(asked.contactTelefoon)
  return (
    <>
      {name}
      {name && phone && ', '}
      {phone && contactPhone === 'same' ? <a href={dialled(phone)}>{phone}</a> : phone}
    </>
  )
}

type WhoseProps = { request: OfficeRequest; whose: IdentifiedOwner | null | undefined }

/** Asks before it shows whose file it is, since its owner sees that someone looked. */
export function WhoseFile({ request: { state, own, found }, whose }: WhoseProps) {
  const { t } = useTranslation('release')
  if (state !== 'pending_verification' || own || !found) return null
  const unknown = t('desk.whose.unknown')
  return (
    <Card title={t('desk.whose.title')} id="van-wie">
      {whose === null && (
        <StatusMessage kind="error">
          <p>{t('desk.whose.gone')}</p>
        </StatusMessage>
      )}
      {whose ? (
        <SummaryList
          items={[
            { question: t('desk.whose.name'), answer: whose.name || unknown },
            {
              question: t('desk.whose.birth'),
              answer: whose.dateOfBirth ? dateOf(whose.dateOfBirth) : unknown,
            },
            { question: t('desk.whose.city'), answer: whose.city || unknown },
          ]}
        />
      ) : (
        <LookForm
          card="van-wie"
          intent="bekijken"
          text={t('desk.whose.text')}
          submit={t('desk.whose.submit')}
        />
      )}
    </Card>
  )
}

/** Of what ended, only what goes on beside it matters. */
export const runs = ({ state }: OtherRequest): boolean =>
  isOpenState(state) || state === 'completed'

/** What else was asked of this file: it may be by another member, or one that was refused. */
export function Others({ others }: { others: readonly OtherRequest[] }) {
  const { t } = useTranslation('release')
  return (
    <section aria-labelledby="andere-verzoeken">
      <h2 id="andere-verzoeken">{t('desk.others.title')}</h2>
      {others.length === 0 ? (
        <p>{t('desk.others.none')}</p>
      ) : (
        <>
          <p>
            <VerdictSign kind="error">
              {t('desk.others.count', { count: others.length })}
            </VerdictSign>
          </p>
          <ul>
            {others.map(({ id, companyName: company, createdAt, ...one }) => (
              <li key={id}>
                <a href={href('/admin/toegangsverzoeken/:id', { id })}>
                  {t('desk.others.line', {
                    kind: t(`kinds.${one.kind}`),
                    company,
                    date: dateOf(createdAt),
                    state: stateWords(one, t),
                  })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

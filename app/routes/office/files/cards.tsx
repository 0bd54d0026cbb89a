import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { linesOfAddress, splitAddress } from '#app/features/accounts/address.ts'
import type { FileDetails } from '#app/features/office-files/details.server.ts'
import type { Run } from '#app/features/office-files/runs.server.ts'
import type { RequestKind } from '#app/features/release/states.ts'
import { momentOf } from '#app/locales/dates.ts'
import { dialled } from '#app/locales/phone.ts'
import { ButtonLink, ButtonRow, Card, SummaryList } from '#app/ui/index.ts'
import { SORTS } from '#app/routes/release/kinds.ts'

type ShownFile = Omit<FileDetails, 'userId'> & {
  runs: Run[]
  may: Record<'read' | 'decide' | 'change' | 'remove' | 'link', boolean>
}

/** Whose file it is; says that looking was noted. */
export function Who({ name, email, phone, address }: ShownFile) {
  const { t } = useTranslation('officeFiles')
  const nothing = t('details.nothing')
  return (
    <Card title={t('details.who')}>
      <SummaryList
        items={[
          { question: t('details.name'), answer: name || nothing },
          { question: t('details.email'), answer: email ?? t('details.noAddress') },
          {
            question: t('details.phone'),
            answer: phone || nothing,
            href: phone ? dialled(phone) : undefined,
          },
          {
            question: t('details.address'),
            answer: linesOfAddress(splitAddress(address)).join('\n') || nothing,
          },
        ]}
      />
      <p>{t('details.noted')}</p>
    </Card>
  )
}

/** That there are wishes and when they changed, not what they say. */
export function FileState({ sections, createdAt, updatedAt, confirmedAt, isCompleted }: ShownFile) {
  const { t } = useTranslation('officeFiles')
  return (
    <Card title={t('details.file')}>
      <SummaryList
        items={[
          {
            question: t('details.state'),
            answer: t(isCompleted ? 'details.completed' : 'details.draft'),
          },
          { question: t('details.filled'), answer: String(sections) },
          { question: t('details.created'), answer: momentOf(createdAt) },
          { question: t('details.updated'), answer: momentOf(updatedAt) },
          {
            question: t('details.confirmed'),
            answer: confirmedAt ? momentOf(confirmedAt) : t('details.never'),
          },
        ]}
      />
      <p>{t('details.sealed')}</p>
    </Card>
  )
}

/** The member that a file is linked to, and how to change that for who may. */
export function FileLinkCard({ number, member, may: { link } }: ShownFile) {
  const { t } = useTranslation('officeFiles')
  const choosing = `${href('/admin/koppeling')}?${new URLSearchParams({ dossier: number })}`
  return (
    <Card title={t('details.link.title')}>
      <p>
        {member
          ? t('details.link.linked', { company: member.companyName })
          : t('details.link.none')}
      </p>
      {link && (
        <ButtonRow>
          <ButtonLink href={choosing} variant="secondary">
            {t(member ? 'details.link.other' : 'details.link.choose')}
          </ButtonLink>
          {member && (
            <ButtonLink
              href={href('/admin/wensen/:number/ontkoppelen', { number })}
              variant="secondary"
            >
              {t('details.link.end')}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
    </Card>
  )
}

/** What a member asks for, and the same form for who telephones ('Wilsverklaring', 'Overlijden'). */
export function AskCard({ number, may: { decide }, kind }: ShownFile & { kind: RequestKind }) {
  const { t } = useTranslation('officeFiles')
  const asking = href('/admin/toegangsverzoeken/nieuw/:soort', { soort: SORTS[kind] })
  return (
    <Card title={t(`details.asking.${kind}.title`)}>
      <p>{t(`details.asking.${kind}.text`)}</p>
      {decide && (
        <ButtonRow>
          <ButtonLink
            href={`${asking}?${new URLSearchParams({ dossier: number })}`}
            variant="secondary"
          >
            {t(`details.asking.${kind}.ask`)}
          </ButtonLink>
        </ButtonRow>
      )}
    </Card>
  )
}

/** What this colleague may do with the file; nothing where that is nothing. */
export function ActionsCard({ number, may: { read, change, remove } }: ShownFile) {
  const { t } = useTranslation('officeFiles')
  const ways = [
    change && {
      address: href('/admin/wensen/:number/gegevens', { number }),
      text: t('details.actions.change'),
    },
    read && {
      address: `${href('/admin/dossier')}?${new URLSearchParams({ dossier: number })}`,
      text: t('read.title'),
    },
    remove && {
      address: href('/admin/wensen/:number/verwijderen', { number }),
      text: t('details.actions.remove'),
    },
  ].filter((way) => way !== false)
  if (ways.length === 0) return null
  return (
    <Card title={t('details.actions.title')}>
      <p>{t('details.actions.text')}</p>
      <ButtonRow>
        {ways.map(({ address, text }) => (
          <ButtonLink key={address} href={address} variant="secondary">
            {text}
          </ButtonLink>
        ))}
      </ButtonRow>
    </Card>
  )
}

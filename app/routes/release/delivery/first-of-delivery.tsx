import { Fragment } from 'react'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { DeliveredFile } from '#app/features/delivery/delivered.server.ts'
import type { FirstFacts } from '#app/features/delivery/first-facts.ts'
import { sizeText } from '#app/features/documents/size.ts'
import { ButtonLink, ButtonRow, DownloadIcon } from '#app/ui/index.ts'
import { FactRow, FirstSheet, OwnWords } from '#app/ui/office/delivery.tsx'
import { VerdictSign } from '#app/ui/office/office.tsx'
import { fetchedWords } from './delivered-files.tsx'

type FirstProps = {
  id: string
  /** Null for a living will. */
  first: FirstFacts | null
  files: readonly DeliveredFile[]
}

/** Whom it is about, what one needs at once, and what to open first. */
export function FirstOfDelivery({ id, first, files }: FirstProps) {
  const { t } = useTranslation('delivery')
  const sheet = files.find(({ part }) => part === 'run sheet')
  const will = sheet ? undefined : files.find(({ part }) => part === 'living will')
  return (
    <>
      {first?.quote && <OwnWords>{`‘${first.quote}’`}</OwnWords>}
      {first && <Facts {...first} />}
      {first?.later && <p>{t('page.later')}</p>}
      {sheet && <Sheet id={id} sheet={sheet} />}
      {will && <Will id={id} will={will} />}
      {files.some(({ part }) => part === 'confidential') && (
        <p>
          <VerdictSign kind="error">{t('page.readConfidential')}</VerdictSign>
        </p>
      )}
      {sheet && !files.some(({ part }) => part === 'confidential') && (
        <p>{t('page.noConfidential')}</p>
      )}
      <p>{t('page.lead')}</p>
      {files.length > 1 && (
        <ButtonRow>
          <ButtonLink
            href={href('/franchise/aanvragen/:id/dossier.zip', { id })}
            variant={(sheet ?? will) ? 'secondary' : 'primary'}
          >
            <DownloadIcon />
            {t('page.all', { size: sizeText(files.reduce((sum, { size }) => sum + size, 0)) })}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  )
}

function Sheet({ id, sheet }: { id: string; sheet: DeliveredFile }) {
  const { t } = useTranslation(['delivery', 'documents'])
  return (
    <FirstSheet
      above={t('page.begin')}
      title={t('page.titles.run sheet')}
      button={
        <ButtonLink href={href('/franchise/aanvragen/:id/dossier/:file', { id, file: sheet.id })}>
          {t('page.openSheet')}
        </ButtonLink>
      }
    >
      <p>{t('about.run sheet')}</p>
      <p>{fetchedWords(sheet, t)}</p>
    </FirstSheet>
  )
}

function Will({ id, will }: { id: string; will: DeliveredFile }) {
  const { t } = useTranslation(['delivery', 'documents'])
  return (
    <FirstSheet
      above={t('page.giveWill')}
      title={t('page.will')}
      button={
        <ButtonLink href={href('/franchise/aanvragen/:id/dossier/:file', { id, file: will.id })}>
          {t('page.openWill')}
        </ButtonLink>
      }
    >
      <p>{t('page.willApplies')}</p>
      <p>{fetchedWords(will, t)}</p>
    </FirstSheet>
  )
}

/** What is not known leaves its place to the others. */
function Facts({ burial, insurance, call }: FirstFacts) {
  const { t } = useTranslation('delivery')
  const question = t(call?.arrange ? 'page.arranges' : 'page.call')
  return (
    <FactRow
      items={[
        ...(burial ? [{ question: t('page.burial'), answer: burial }] : []),
        ...(insurance ? [{ question: t('page.insurance'), answer: insurance }] : []),
        ...(call ? [{ question, answer: <Called people={call.people} /> }] : []),
      ]}
    />
  )
}

type CalledProps = Pick<NonNullable<FirstFacts['call']>, 'people'>

function Called({ people }: CalledProps) {
  const { t } = useTranslation('delivery')
  return people.map(({ name, about, phone }, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {about ? t('page.callAbout', { name, about }) : name}
      {phone && (
        <>
          <br />
          <a href={dialled(phone)}>{phoneInWords(phone)}</a>
        </>
      )}
    </Fragment>
  ))
}

import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { DeliveredFile, WithheldFile } from '#app/features/delivery/delivered.server.ts'
import { sizeText } from '#app/features/documents/size.ts'
import { momentOf } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'
import { Item, ItemList } from '#app/ui/office/office.tsx'

type T = TFunction<['delivery', 'documents']>

type DeliveredFilesProps = {
  files: readonly DeliveredFile[]
  addressOf: (id: string) => string
}

/** By what its owner called it; our own papers by what they are. A living will may have a cover. */
function titleOf({ part, name, description }: DeliveredFile, t: T) {
  if (part === 'document') return description || name
  return part === 'living will' ? name : t(`page.titles.${part}`)
}

function aboutOf({ part, description }: DeliveredFile, t: T) {
  if (part === 'document') return t(description ? 'page.described' : 'about.document')
  return description || t(`about.${part}`)
}

/** Whether and when it was got, what it is and how large. */
export const fetchedWords = ({ kind, size, fetchedAt, scan }: DeliveredFile, t: T) =>
  t(scan === 'none' ? 'page.factsUnscanned' : 'page.facts', {
    kind: t(`documents:kinds.${kind}`),
    size: sizeText(size),
    fetched: fetchedAt
      ? t('page.fetchedAt', { moment: momentOf(fetchedAt) })
      : t('page.notFetched'),
  })

/** The documents of a delivery, each with a link to save it. */
export function DeliveredFiles({ files, addressOf }: DeliveredFilesProps) {
  const { t } = useTranslation(['delivery', 'documents'])
  return (
    <>
      <h2>{t('page.documents')}</h2>
      {files.some(({ scan }) => scan === 'none') && (
        <StatusMessage kind="info">
          <p>{t('page.unscanned')}</p>
        </StatusMessage>
      )}
      <ItemList>
        {files.map((file) => (
          <Item
            key={file.id}
            title={
              <a href={addressOf(file.id)}>
                <bdi>{titleOf(file, t)}</bdi>
              </a>
            }
            facts={
              <>
                {aboutOf(file, t)}
                <br />
                {fetchedWords(file, t)}
              </>
            }
          />
        ))}
      </ItemList>
    </>
  )
}

type WithheldFilesProps = {
  files: readonly WithheldFile[]
  /** Who reads it. */
  by: 'page' | 'office'
}

/** What is missing from a delivery, and why. */
export function WithheldFiles({ files, by }: WithheldFilesProps) {
  const { t } = useTranslation('delivery')
  if (files.length === 0) return null
  const count = files.length
  return (
    <StatusMessage kind="info" title={t(`${by}.withheldTitle`, { count })}>
      <p>{t(`${by}.withheld`, { count })}</p>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </StatusMessage>
  )
}

import { useTranslation } from 'react-i18next'
import type { DeliveredFile } from '#app/features/delivery/delivered.server.ts'
import { sizeText } from '#app/features/documents/size.ts'
import { momentOf } from '#app/locales/dates.ts'
import { Item, ItemList } from '#app/ui/office.tsx'

type DeliveredFilesProps = {
  files: readonly DeliveredFile[]
  addressOf: (id: string) => string
}

/** The documents of a delivery, each with a link to save it. */
export function DeliveredFiles({ files, addressOf }: DeliveredFilesProps) {
  const { t } = useTranslation(['delivery', 'documents'])
  return (
    <>
      <h2>{t('page.documents')}</h2>
      <ItemList>
        {files.map(({ id, part, name, kind, size, fetchedAt }) => (
          <Item
            key={id}
            title={
              <a href={addressOf(id)} download="">
                <bdi>{name}</bdi>
              </a>
            }
            facts={t('page.facts', {
              kind: t(`documents:kinds.${kind}`),
              size: sizeText(size),
              fetched: fetchedAt
                ? t('page.fetchedAt', { moment: momentOf(fetchedAt) })
                : t('page.notFetched'),
            })}
          >
            <p>{t(`about.${part}`)}</p>
          </Item>
        ))}
      </ItemList>
    </>
  )
}

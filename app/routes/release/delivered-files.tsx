import { useTranslation } from 'react-i18next'
import type { DeliveredFile } from '#app/features/delivery/delivered.server.ts'
import { sizeText } from '#app/features/documents/size.ts'
import { momentOf } from '#app/locales/dates.ts'
import { DataTable } from '#app/ui/office.tsx'

type DeliveredFilesProps = {
  files: readonly DeliveredFile[]
  addressOf: (id: string) => string
}

/** The documents of a delivery, each with a link to save it. */
export function DeliveredFiles({ files, addressOf }: DeliveredFilesProps) {
  const { t } = useTranslation(['delivery', 'documents'])
  return (
    <DataTable
      caption={t('page.caption')}
      columns={(['document', 'kind', 'size', 'fetched'] as const).map((key) => t(`page.${key}`))}
      rows={files.map(({ id, part, name, kind, size, fetchedAt }) => ({
        key: id,
        cells: [
          <Name key="name" address={addressOf(id)} name={name} about={t(`about.${part}`)} />,
          t(`documents:kinds.${kind}`),
          sizeText(size),
          fetchedAt ? t('page.fetchedAt', { moment: momentOf(fetchedAt) }) : t('page.notFetched'),
        ],
      }))}
    />
  )
}

const Name = ({ address, name, about }: { address: string; name: string; about: string }) => (
  <>
    <a href={address} download="">
      <bdi>{name}</bdi>
    </a>
    <br />
    {about}
  </>
)

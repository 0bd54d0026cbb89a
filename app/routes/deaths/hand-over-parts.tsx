import { useTranslation } from '#app/locales/use-translation.ts'
import { Breaking } from '#app/ui/breaking.tsx'
import { ToCopy } from '#app/ui/lamp/lamp.tsx'

type JoinedProps = {
  address: string
  /** Of the file; null for who does not read it, or where it has none. */
  number: string | null
}

/** How a funeral director who takes part asks for the wishes, with the number or a line to write it on. */
export function ForJoined({ address, number }: JoinedProps) {
  const { t } = useTranslation('deathList')
  return (
    <>
      <h2>{t('handOver.joinedTitle')}</h2>
      <ol>
        {t('handOver.joined', { returnObjects: true, address }).map((text) => (
          <li key={text}>
            <Breaking text={text} />
          </li>
        ))}
      </ol>
      {number ? (
        <p>
          {t('handOver.number')} <ToCopy>{number}</ToCopy>
        </p>
      ) : (
        <>
          <h3>{t('handOver.numberTitle')}</h3>
          <p>{t('handOver.numberUnknown')}</p>
          <p>WR ____________________</p>
        </>
      )}
    </>
  )
}

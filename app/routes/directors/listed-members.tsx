import { useTranslation } from '#app/locales/use-translation.ts'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import type { ListedMember } from '#app/features/guild/public-list/listed.server.ts'
import { RowList } from '#app/ui/index.ts'

type ListedProps = {
  /** What was looked for; '' for all of them. */
  place: string
  members: readonly ListedMember[]
  /** They are in the order in which they are near what was looked for. */
  isNear: boolean
}

/** By town, or in the order in which they are near a postal code. */
export function ListedMembers({ place, members, isNear }: ListedProps) {
  const { t } = useTranslation('findDirector')
  if (members.length === 0 && isNear) return <p>{t('nobodyNear')}</p>
  if (members.length === 0) return <p>{place ? t('nothing', { place }) : t('none')}</p>
  if (isNear)
    return (
      <>
        <h2>{t('near', { place })}</h2>
        <p>{t('from')}</p>
        <Rows members={members} />
      </>
    )
  const towns = Map.groupBy(members, ({ city }) => city)
  return [...towns].map(([town, ofIt]) => (
    <section key={town}>
      <h2>{town}</h2>
      <Rows members={ofIt} />
    </section>
  ))
}

const Rows = ({ members }: Pick<ListedProps, 'members'>) => (
  <RowList>
    {members.map((member) => (
      <Row key={member.companyName + member.postalCode} {...member} />
    ))}
  </RowList>
)

function Row({ companyName, street, houseNumber, postalCode, city, phone, website }: ListedMember) {
  const { t } = useTranslation('findDirector')
  const place = [postalCode, city].join(' ')
  const address = street ? `${[street, houseNumber].filter(Boolean).join(' ')}, ${place}` : place
  return (
    <li>
      <h3>
        <bdi>{companyName}</bdi>
      </h3>
      <p>{address}</p>
      {phone && (
        <p>
          <a href={dialled(phone)}>{t('call', { phone: phoneInWords(phone) })}</a>
        </p>
      )}
      {website && (
        <p>
          <a href={addressOf(website)} rel="nofollow noopener">
            {t('website', { company: companyName })}
          </a>
        </p>
      )}
    </li>
  )
}

/** As people write it: most leave the first part away. */
const addressOf = (website: string) =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`

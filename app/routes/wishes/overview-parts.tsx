import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Readiness } from '#app/features/contacts/readiness.ts'
import type { PlacedLine } from '#app/features/own-data/overview.server.ts'
import type { OrderState } from '#app/features/cards/states.ts'
import type { Deletion } from '#app/features/accounts/leaving.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { LinksBesides } from '#app/ui/chapter.tsx'
import { useReadiness } from '../relatives/words.ts'

type PartsProps = {
  parts: readonly PlacedLine[]
  contacts: number
  /** How far the contacts are, where they can read here. */
  readiness: Readiness | null
  /** The newest order of cards, and whether others were asked for that wait for the wishes. */
  cards: { state: OrderState; createdAt: Date } | null
  cardsWait: boolean
  /** When the account goes; null when nobody asked for that. */
  deletion: Deletion | null
}

/** The other parts of the file and how far each is, with the way there. */
export function OverviewPartCards({ parts, contacts, readiness, ...props }: PartsProps) {
  const { cards, cardsWait, deletion } = props
  const { t } = useTranslation(['dashboard', 'cards'])
  const sayReadiness = useReadiness()
  const stateOf = ({ state, createdAt }: NonNullable<PartsProps['cards']>) =>
    t(state === 'requested' ? 'parts.cardsAsked' : 'parts.cards', {
      date: dateOf(createdAt),
      state: t(`cards:states.${state}`).toLowerCase(),
    })
  const lines = [
    ...parts,
    {
      place: 3,
      address: href('/dashboard/contacten'),
      name: t('parts.contacts'),
      state: readiness
        ? sayReadiness(readiness, deletion !== null)
        : t('parts.people', { count: contacts }),
    },
    ...(cards || cardsWait
      ? [
          {
            place: 4,
            address: href('/dashboard/kaartjes'),
            name: t('cards:page.title'),
            state:
              cards && !cardsWait
                ? stateOf(cards)
                : t(deletion ? 'parts.cardsHeld' : 'parts.cardsWait'),
          },
        ]
      : []),
  ].toSorted((one, other) => one.place - other.place)
  return (
    <>
      <h2>{t('parts.title')}</h2>
      <LinksBesides>
        {lines.map(({ address, name, state }) => (
          <li key={address}>
            <a href={address}>{name}</a>: {state}
          </li>
        ))}
      </LinksBesides>
    </>
  )
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import type { OwnRequest } from '#app/features/release/ask.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Disclosure } from '#app/ui/index.ts'
import { Item, ItemList } from '#app/ui/office.tsx'
import { stateWords } from './state-words.ts'

const OVER: readonly OwnRequest['state'][] = ['rejected', 'stopped', 'expired']

/** The requests of a member: how far each is and what comes next; those that came to nothing folded. */
export function OwnRequests({ rows }: { rows: readonly OwnRequest[] }) {
  const { t } = useTranslation('release')
  if (rows.length === 0) return <p>{t('own.none')}</p>
  const over = rows.filter(({ state }) => OVER.includes(state))
  const running = rows.filter(({ state }) => !OVER.includes(state))
  return (
    <>
      {running.length > 0 && <Requests rows={running} />}
      {over.length > 0 && (
        <Disclosure summary={t('own.over', { count: over.length })}>
          <Requests rows={over} />
        </Disclosure>
      )}
    </>
  )
}

function Requests({ rows }: { rows: readonly OwnRequest[] }) {
  const { t } = useTranslation('release')
  return (
    <ItemList>
      {rows.map((one) => (
        <Item
          key={one.id}
          title={t('own.title', { kind: t(`kinds.${one.kind}`), number: numberOf(one, t) })}
          facts={t('own.facts', {
            date: dateOf(one.createdAt),
            name: one.askedBy ?? t('own.former'),
          })}
        >
          <p>{shownState(one, t)}</p>
          <p>
            <Next {...one} />
          </p>
        </Item>
      ))}
    </ItemList>
  )
}

const numberOf = ({ asked }: OwnRequest, t: TFunction<'release'>) =>
  asked?.dossierNummer ?? t('own.gone')

/** A member learns why a request was refused or ran out; why one was stopped is its owner's. */
export const shownState = ({ state, because }: OwnRequest, t: TFunction<'release'>) =>
  stateWords({ state, because: state === 'stopped' ? null : because }, t)

function Next({ id, state, kind }: OwnRequest) {
  const { t } = useTranslation('release')
  if (state === 'completed')
    return <a href={href('/franchise/aanvragen/:id/dossier', { id })}>{t(`own.get.${kind}`)}</a>
  const text = t(state === 'unpaid' ? 'own.pay' : 'own.follow')
  return <a href={href('/franchise/aanvragen/:id', { id })}>{text}</a>
}

import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { lastDayOfTerm } from '#app/features/delivery/term.ts'
import type { OwnRequest } from '#app/features/release/request.server.ts'
import { dateOf } from '#app/locales/dates.ts'
import { Disclosure } from '#app/ui/index.ts'
import { Item, ItemList } from '#app/ui/office/office.tsx'
import { stateWords } from './state-words.ts'

/** As a list shows it; the name of the dead, or of who the living will is of. */
export type ListedRequest = Omit<OwnRequest, 'asked'> & {
  name: string | null
  number: string | null
  /** What was delivered can be got no more. */
  isOver: boolean
}

const groupOf = ({ state, availableUntil, isOver }: ListedRequest) => {
  if (state === 'unpaid' || (state === 'completed' && availableUntil && !isOver)) return 'act'
  if (state === 'completed') return isOver ? 'done' : 'wait'
  return state === 'waiting_contact' || state === 'pending_verification' ? 'wait' : 'done'
}

/** The requests of a member: what it can do something about first; what is done folded. */
export function OwnRequests({ rows }: { rows: readonly ListedRequest[] }) {
  const { t } = useTranslation('release')
  if (rows.length === 0) return <p>{t('own.none')}</p>
  const groups = Map.groupBy(rows, groupOf)
  const done = groups.get('done') ?? []
  return (
    <>
      {(['act', 'wait'] as const).map((group) => {
        const ofIt = groups.get(group)
        return (
          ofIt && (
            <section key={group}>
              <h3>{t(`own.${group}`)}</h3>
              <Requests rows={ofIt} />
            </section>
          )
        )
      })}
      {done.length > 0 && (
        <Disclosure summary={t('own.over', { count: done.length })}>
          <Requests rows={done} />
        </Disclosure>
      )}
    </>
  )
}

function Requests({ rows }: { rows: readonly ListedRequest[] }) {
  const { t } = useTranslation('release')
  return (
    <ItemList>
      {rows.map((one) => (
        <Item key={one.id} level={4} title={requestTitle(one, t)} facts={ownRequestFacts(one, t)}>
          <p>{one.state === 'completed' ? delivered(one, t) : shownState(one, t)}</p>
          {!one.isOver && (
            <p>
              <Next {...one} />
            </p>
          )}
        </Item>
      ))}
    </ItemList>
  )
}

function requestTitle({ kind, name, number }: ListedRequest, t: TFunction<'release'>) {
  const words = { kind: t(`kinds.${kind}`), number: number ?? t('own.gone') }
  return name ? t('own.title', { ...words, name }) : t('own.nameless', words)
}

function ownRequestFacts(request: ListedRequest, t: TFunction<'release'>) {
  const { createdAt, number } = request
  const facts = t('own.facts', { date: dateOf(createdAt), name: askerOf(request, t) })
  return number ? t('own.numbered', { facts, number }) : facts
}

export const askerOf = (
  { askedBy, byOffice }: Pick<OwnRequest, 'askedBy' | 'byOffice'>,
  t: TFunction<'release'>,
) => askedBy ?? t(byOffice ? 'own.office' : 'own.former')

/** What became of a request that was approved: 'done' would say that there is nothing to do. */
function delivered({ availableUntil, isOver }: ListedRequest, t: TFunction<'release'>) {
  if (!availableUntil) return t('own.making')
  return t(isOver ? 'own.ended' : 'own.ready', { date: dateOf(lastDayOfTerm(availableUntil)) })
}

/** A member learns why a request was refused or ran out; why one was stopped is its owner's. */
export const shownState = (
  { state, because }: Pick<OwnRequest, 'state' | 'because'>,
  t: TFunction<'release'>,
) => stateWords({ state, because: state === 'stopped' ? null : because }, t)

function Next({ id, state, kind, availableUntil }: ListedRequest) {
  const { t } = useTranslation('release')
  if (state === 'completed') {
    const text = availableUntil ? t(`own.get.${kind}`) : t('own.follow')
    return <a href={href('/franchise/aanvragen/:id/dossier', { id })}>{text}</a>
  }
  const text = t(state === 'unpaid' ? 'own.pay' : 'own.follow')
  return <a href={href('/franchise/aanvragen/:id', { id })}>{text}</a>
}

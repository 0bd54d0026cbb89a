import { type Said, SAID } from '#app/features/deaths/states.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { FileView } from '#app/features/audit/file-views.server.ts'
import type { DeliveryPart } from '#app/features/delivery/parts.ts'
import type { RequestForFile } from '#app/features/release/owner-requests.server.ts'
import { dateOf, dayOf, joinedList, momentOf, timeOf } from '#app/locales/dates.ts'
import { Card } from '#app/ui/index.ts'

type LooksProps = {
  looks: FileView[]
  requests: RequestForFile[]
  /** Of contacts, by whom they are. */
  names: Record<string, string>
}

/** Who looked at the file, when and why; and who asked for it. */
export function Looks({ looks, requests, names }: LooksProps) {
  const { t } = useTranslation(['account', 'audit', 'mandates', 'delivery'])
  return (
    <Card title={t('privacy.looks.title')} id="wie-keek">
      <p>{t('privacy.looks.text')}</p>
      <p>
        <a href={href('/dashboard/privacy/meeschrijven')}>{t('mandates:own.link')}</a>
      </p>
      {looks.length === 0 && <p>{t('privacy.looks.none')}</p>}
      {looks.length > 0 && (
        <ul>
          {visitsOf(looks).map((visit, index) => (
            <li key={index}>{told(visit, { names, requests }, t)}</li>
          ))}
        </ul>
      )}
      {requests.length > 0 && <Requests requests={requests} />}
    </Card>
  )
}

function Requests({ requests }: { requests: RequestForFile[] }) {
  const { t } = useTranslation(['account', 'release'])
  return (
    <>
      <h3>{t('privacy.looks.asked.title')}</h3>
      <ul>
        {requests.map(({ company, kind, state, askedAt }) => (
          <li key={askedAt.getTime()}>
            {t('privacy.looks.asked.row', {
              date: dateOf(askedAt),
              company,
              what: t(`privacy.looks.asked.what.${kind}`),
              state: t(`release:states.${state}`),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

type Visit = readonly [FileView, ...FileView[]]

/**
 * What a contact read on one day, part by part, is one visit, and so is what was got of a copy on one day,
 * document by document; everything else stands by itself.
 */
function visitsOf(looks: readonly FileView[]): Visit[] {
  const visits = Map.groupBy(looks, (look) => {
    if (look.action === 'access.fetch') return `${look.by} ${dayOf(look.at)}`
    return look.relative && look.action === 'file.read'
      ? `${look.relative} ${dayOf(look.at)}`
      : look
  })
  return [...visits.values()].flatMap(([first, ...more]) =>
    first ? [[first, ...more] as const] : [],
  )
}

const isSaid = (scope: string | null): scope is Said => SAID.some((one) => one === scope)

function told(
  [look, ...more]: Visit,
  { names, requests }: Pick<LooksProps, 'names' | 'requests'>,
  t: TFunction<['account', 'audit', 'delivery']>,
): string {
  const name = look.relative && names[look.relative]
  const [moment, who] = [whenOf([look, ...more], t), name || t(`privacy.looks.by.${look.by}`)]
  if (look.action === 'access.fetch') {
    const company = look.by === 'guild' && whoGot(requests)
    const parts = new Set([look, ...more].map(({ scope }) => scope as DeliveryPart))
    const what = joinedList([...parts].toReversed().map((part) => t(`delivery:got.${part}`)))
    return t('privacy.looks.fetched', { moment, who: company || who, what })
  }
  if (look.action === 'death.answer' && isSaid(look.scope))
    return t(`privacy.looks.answered.${look.scope}`, { moment, who })
  if (look.action !== 'file.read' && look.action !== 'file.write')
    return t(`privacy.looks.did.${look.action}`, { moment, who, what: whatOf(look, t) })
  // Of a contact all that they could open is written down when they come in, whatever they opened.
  const read = look.by === 'relative' ? 'couldRead' : 'row'
  return t(`privacy.looks.${look.action === 'file.read' ? read : 'written'}`, {
    moment,
    who,
    count: look.times,
    scope: joinedList(
      [look, ...more].flatMap((one) => ('reason' in one ? [t(`audit:scopes.${one.scope}`)] : [])),
    ),
    reason: t(`privacy.looks.reasons.${look.reason}`),
  })
}

/** The company that got a copy; undefined where more than one may have. */
function whoGot(requests: readonly RequestForFile[]): string | undefined {
  const approved = requests.filter(({ state }) => state === 'completed' || state === 'stopped')
  const [company, ...others] = new Set(approved.map((one) => one.company))
  return others.length === 0 ? company : undefined
}

/** What a request was for. */
const whatOf = ({ scope }: FileView, t: TFunction<['account', 'audit']>): string =>
  t(`privacy.looks.asked.what.${scope === 'living will' ? 'living_will' : 'full'}`)

function whenOf(visit: Visit, t: TFunction<['account', 'audit']>): string {
  const times = visit
    .flatMap(({ since, at }) => [since, at])
    .toSorted((one, other) => +one - +other)
  const [since = visit[0].since, at = visit[0].at] = [times[0], times.at(-1)]
  const [from, until] = [timeOf(since), timeOf(at)]
  return from === until
    ? momentOf(at)
    : t('privacy.looks.between', { date: dateOf(at), from, until })
}

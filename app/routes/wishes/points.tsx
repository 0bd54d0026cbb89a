import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { sectionTexts } from '#app/features/interview/section-texts.ts'
import { addressOf } from '#app/features/interview/step.ts'
import type { Point } from '#app/features/wishes/file/points.ts'
import { joinedList } from '#app/locales/dates.ts'
import { StatusMessage } from '#app/ui/index.ts'

/** How the page that checks is shown: all chapters open, and without the points that may stay as they are. */
export type CheckView = { isOpen: boolean; left: readonly string[] }

/** The view that an address asks for. */
export const checkViewOf = (url: URL): CheckView => ({
  isOpen: url.searchParams.has('open'),
  left: url.searchParams.getAll('laat'),
})

/** The address of a view. */
export function checkAddress({ isOpen, left }: CheckView): string {
  const asked = new URLSearchParams([
    ...(isOpen ? [['open', 'alles']] : []),
    ...left.map((id) => ['laat', id]),
  ])
  return [href('/dashboard/controleren'), String(asked)].filter(Boolean).join('?')
}

type PointsProps = { points: readonly Point[]; view: CheckView }

/** What may be looked at once more, each with the way to its field and one to leave it so; nothing where there is none. */
export function Points({ points, view }: PointsProps) {
  const { t } = useTranslation('confirming')
  const shown = points.filter(({ id }) => !view.left.includes(id))
  const said = usePoint()
  if (shown.length === 0) return null
  return (
    <StatusMessage kind="info" title={t('check.points.title')}>
      <ul>
        {shown.map((point) => {
          const { id, section, field } = point
          const { text, what } = said(point)
          const leave = checkAddress({ ...view, left: [...view.left, id] })
          return (
            <li key={id}>
              {text}
              <br />
              <a
                href={`${addressOf(section)}#${field}`}
                aria-label={t('check.points.changeOne', { what })}
              >
                {t('check.points.change')}
              </a>
              {'\u00a0· '}
              <a href={leave} aria-label={t('check.points.leaveOne', { what })}>
                {t('check.points.leave')}
              </a>
            </li>
          )
        })}
      </ul>
    </StatusMessage>
  )
}

/** Says a point in words, and in short what it is about. */
function usePoint(): (point: Point) => { text: string; what: string } {
  const { t } = useTranslation(['confirming', 'relatives'])
  return (point) => {
    const fields: Record<string, { label: string } | undefined> = sectionTexts(point.section).fields
    const question = fields[point.field]?.label ?? point.field
    switch (point.kind) {
      case 'noMusic': {
        const songs = point.songs > 0 ? [t('check.points.songs', { count: point.songs })] : []
        const also = joinedList([...point.styles.map((one) => one.toLowerCase()), ...songs])
        return { text: t('check.points.noMusic', { also }), what: question }
      }
      case 'password':
        return { text: t('check.points.password', { question }), what: question }
      case 'address': {
        const { kind, ...names } = point.said
        return { text: t(`relatives:addresses.${kind}`, names), what: point.name }
      }
      default:
        return { text: t(`check.points.${point.kind}`, { name: point.name }), what: point.name }
    }
  }
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { firstNameIn } from '#app/features/booklet/first-name.ts'
import type { FieldErrors, Typed } from '#app/forms/rows.ts'
import { MoreWays, ScreenOnly } from '#app/ui/index.ts'
import { TaskLists, Tasks } from '#app/ui/lamp/tasks.tsx'
import { Places } from '#app/ui/lamp/places.tsx'
import { ReckonForm } from '../first-days/reckon.tsx'
import type { SeenList } from './days-list.server.ts'

type OtherTimeProps = {
  typed: Typed | undefined
  errors: FieldErrors | undefined
  /** Where what was typed has to be mended. */
  isOpen: boolean
}

/** To reckon with a time of one's own. */
export function OtherTime({ typed, errors, isOpen }: OtherTimeProps) {
  const { t } = useTranslation('firstDays')
  const form = <ReckonForm typed={typed} errors={errors} />
  return (
    <ScreenOnly>{isOpen ? form : <MoreWays summary={t('days.other')}>{form}</MoreWays>}</ScreenOnly>
  )
}

type ListsProps = Pick<SeenList, 'lists' | 'isLate' | 'others' | 'later'>

/** What there is to do, a form for each line; before it who sees what is ticked. */
export function SharedLists({ lists, isLate, others, later }: ListsProps) {
  const { t } = useTranslation(['firstDays', 'deathList'])
  const ticking = {
    tick: t('deathList:tick'),
    untick: t('deathList:untick'),
    call: (name: string) => t('deathList:call', { name: firstNameIn(name) || name }),
  }
  return (
    <>
      {later && <p>{later}</p>}
      <TaskLists about={others ? t('deathList:same', { names: others }) : t('deathList:alone')}>
        {lists.map(({ group, tasks }) => (
          <section key={group}>
            <h2 id={group}>
              {group === 'today' && isLate ? t('days.askDone') : t(`days.groups.${group}`)}
            </h2>
            <Tasks label={group} tasks={tasks} ticking={ticking} />
          </section>
        ))}
      </TaskLists>
    </>
  )
}

type FootProps = { relative: string } & Pick<SeenList, 'isRead'>

/** That a wish is no order, and what can be taken along on paper. */
export function DaysFoot({ relative, isRead }: FootProps) {
  const { t } = useTranslation(['deathList', 'firstDays', 'relativesReading'])
  const sheet = {
    href: href('/contactpersoon/:relative/draaiboek', { relative }),
    title: t('sheet'),
    about: t('sheetText'),
  }
  const handOver = {
    href: href('/contactpersoon/:relative/uitvaartondernemer', { relative }),
    title: t('handOver.link'),
    about: t('handOver.lead'),
  }
  return (
    <>
      {isRead && <p>{t('relativesReading:otherwise')}</p>}
      <ScreenOnly>
        <Places items={isRead ? [sheet, handOver] : [handOver]} />
      </ScreenOnly>
      <p data-print={t('firstDays:print')}>{t('firstDays:howToPrint')}</p>
    </>
  )
}

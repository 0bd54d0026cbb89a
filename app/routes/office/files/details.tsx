import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { runsOf } from '#app/features/office-files/runs.server.ts'
import { momentOf } from '#app/locales/dates.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Lead, StatusMessage } from '#app/ui/index.ts'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import type { Route } from './+types/details.ts'
import { FileRuns } from './runs.tsx'
import { fileOr404 } from './file-or-404.server.ts'
import { OfficePage } from '../office-page.tsx'
import { Who, FileState, FileLinkCard, AskCard, ActionsCard } from './cards.tsx'

export const handle: PageHandle = { shows: 'details' }

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'files.search')
  const { userId: _, ...file } = await fileOr404(actor, params.number)
  return {
    ...file,
    runs: await runsOf(actor, params.number),
    may: {
      read: may(actor, 'file.read'),
      decide: may(actor, 'requests.decide'),
      change: may(actor, 'file.change'),
      remove: may(actor, 'file.delete'),
      link: may(actor, 'file.link'),
    },
  }
}

/** One file, as the office sees it without reading it (specification 2.8, 'Detail view'). */
export default function OneFile({ loaderData: file }: Route.ComponentProps) {
  const { t } = useTranslation('officeFiles')
  const { number, name, leavesAt } = file
  return (
    <OfficePage
      title={t('details.title', { number })}
      parent={{ href: href('/admin/wensen'), text: t('search.title') }}
    >
      <Lead>{name || t('details.unknown')}</Lead>
      {leavesAt && (
        <StatusMessage kind="info">
          <p>{t('details.leaves', { moment: momentOf(leavesAt) })}</p>
        </StatusMessage>
      )}
      <Who {...file} />
      <FileState {...file} />
      <FileRuns runs={file.runs} canDecide={file.may.decide} />
      <FileLinkCard {...file} />
      <ActionsCard {...file} />
      <AskCard {...file} kind="living_will" />
      <AskCard {...file} kind="full" />
    </OfficePage>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href, Outlet, useLocation } from 'react-router'
import { waitingFor } from '#app/features/office/waiting.server.ts'
import { requireCapability } from '#app/middleware/user.server.ts'
import { Tabs } from '#app/ui/index.ts'
import { LivePart } from '#app/ui/office/office.tsx'
import type { Route } from './+types/layout.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  waitingFor(requireCapability(context, 'members.manage'))

/** The views of the tab 'Gilde Leden' (specification 2.8). */
export default function GuildLayout({ loaderData }: Route.ComponentProps) {
  const { applications, callbacks } = loaderData
  const { t } = useTranslation('guild')
  const { pathname } = useLocation()
  const list = href('/admin/gilde/leden')
  const items = [
    { href: href('/admin/gilde'), text: t('applications.title'), count: applications },
    { href: list, text: t('members.title') },
    { href: href('/admin/gilde/terugbellen'), text: t('callbacks.title'), count: callbacks },
  ]
  return (
    <>
      <LivePart name="onderdelen">
        <Tabs
          label={t('views')}
          items={items}
          current={pathname.startsWith(`${list}/`) ? list : pathname}
        />
      </LivePart>
      <Outlet />
    </>
  )
}

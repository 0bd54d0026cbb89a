import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { may } from '#app/access/capabilities.ts'
import { requestsFor } from '#app/features/release/office-requests.server.ts'
import { requireCapability, requireCapabilityBelow } from '#app/middleware/user.server.ts'
import { areKeysOff } from '#app/platform/http/cookies.server.ts'
import office from '#app/enhance/office.ts?worker&url'
import { LiveNote } from '#app/ui/index.ts'
import { OfficeNav } from '#app/ui/office/office.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { useFrame } from '../kit/frame.ts'
import { keepPosts } from '../kit/pending-post.server.ts'
import type { Route } from './+types/layout.ts'
import { type OfficePart, partOfPath, partsFor } from './parts.ts'

/** Everything below is for the office; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [
  keepPosts,
  requireCapabilityBelow('office.enter'),
]

export const handle: PageHandle = { hasMenu: true }

/** The places that this colleague may go to, and how many requests wait there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const requests = may(actor, 'requests.decide') ? await requestsFor(actor) : 0
  const keys = !areKeysOff(request.headers.get('cookie'))
  return { parts: partsFor(actor), requests, keys }
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { parts, requests, keys } = loaderData
  const { t } = useTranslation('office')
  const { pathname } = useLocation()
  const nonce = useFrame()?.nonce
  const current = partOfPath(parts, pathname)?.address ?? pathname
  const items = (wanted: boolean) =>
    parts
      .filter(({ isTab }) => isTab === wanted)
      .map(({ key, address }: OfficePart) => ({
        href: address,
        text: t(`parts.${key}`),
        ...(key === 'requests' && { count: requests }),
      }))
  return (
    <>
      <OfficeNav
        label={t('parts.tabs')}
        moreLabel={t('parts.more')}
        tabs={items(true)}
        more={items(false)}
        current={current}
      />
      <Outlet />
      <LiveNote words={{}} />
      <script type="module" src={office} nonce={nonce} data-keys={keys ? '' : undefined} />
    </>
  )
}

import { useTranslation } from '#app/locales/use-translation.ts'
import { href, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { attentionCount } from '#app/features/attention/attention.server.ts'
import { waitingFor } from '#app/features/office/waiting.server.ts'
import { requireCapability, requireCapabilityBelow } from '#app/middleware/user.server.ts'
import { areKeysOff } from '#app/platform/http/cookies.server.ts'
import office from '#app/enhance/office.ts?worker&url'
import { LiveNote, OfAnother } from '#app/ui/index.ts'
import { OfficeBody } from '#app/ui/office/office-body.tsx'
import { OfficeHeader } from '#app/ui/office/office-header.tsx'
import type { PageHandle } from '#app/routes/kit/page-handle.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { keepPosts } from '../kit/pending-post.server.ts'
import type { Route } from './+types/layout.ts'
import { decisionsOf } from './decisions.server.ts'
import { type OfficePart, partOfPath, partsFor } from './parts.ts'

/** Everything below is for the office; refused here for loaders, actions and `.data` alike. */
export const middleware: Route.MiddlewareFunction[] = [
  keepPosts,
  requireCapabilityBelow('office.enter'),
]

export const handle: PageHandle = { hasMenu: true, header: <OfficeLetterhead /> }

/** The places that this colleague may go to, and how much waits there. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requireCapability(context, 'office.enter')
  const [{ rows: decisions }, { applications, callbacks }, attention] = await Promise.all([
    decisionsOf(context),
    waitingFor(actor),
    attentionCount(actor),
  ])
  const keys = !areKeysOff(request.headers.get('cookie'))
  return {
    parts: partsFor(actor),
    counts: { requests: decisions.length, guild: applications + callbacks, attention },
    keys,
  }
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { keys } = loaderData
  const nonce = useFrame()?.nonce
  return (
    <>
      <OfficeBody>
        <OfAnother value={true}>
          <Outlet />
        </OfAnother>
      </OfficeBody>
      <LiveNote words={{}} />
      <script type="module" src={office} nonce={nonce} data-keys={keys ? '' : undefined} />
    </>
  )
}

/** The name of the register, and the places of the office. */
function OfficeLetterhead() {
  const loaded = useRouteLoaderData<typeof loader>('routes/office/layout')
  const { t } = useTranslation(['office', 'common'])
  const { pathname } = useLocation()
  if (!loaded) return null
  const { parts, counts } = loaded
  const items = (wanted: boolean) =>
    parts
      .filter(({ isTab }) => isTab === wanted)
      .map(({ key, address }: OfficePart) => ({
        href: address,
        text: t(`parts.${key}`),
        ...(key in counts && { count: counts[key as keyof typeof counts] }),
      }))
  return (
    <OfficeHeader
      home={{ href: href('/'), text: t('common:site.name') }}
      label={t('parts.tabs')}
      moreLabel={t('parts.more')}
      menuLabel={t('common:nav.menu')}
      tabs={items(true)}
      more={[...items(false), { href: href('/auth/uitloggen'), text: t('common:nav.signOut') }]}
      current={partOfPath(parts, pathname)?.address ?? pathname}
    />
  )
}

import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import enhance from './enhance/main.ts?worker&url'
import { noStore } from './middleware/cache.server.ts'
import { flash, flashOf } from './middleware/flash.server.ts'
import { i18n } from './middleware/i18n.server.ts'
import { requestLog } from './middleware/log.server.ts'
import { sameOrigin } from './middleware/origin.server.ts'
import { currentUser, userOf } from './middleware/user.server.ts'
import { requestFacts } from './platform/context.server.ts'
import { env } from './platform/env.server.ts'
import { ErrorPage } from './routes/error-page.tsx'
import { FlashMessage } from './routes/flash-message.tsx'
import { Page, SiteFooter, SiteHeader, SkipLink } from './ui/index.ts'
import './ui/styles.css.ts'

export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  i18n,
  noStore,
  sameOrigin,
  currentUser,
  flash,
]

export function loader({ context }: Route.LoaderArgs) {
  const user = userOf(context)
  return {
    nonce: context.get(requestFacts).nonce,
    helpdesk: env().HELPDESK_EMAIL,
    flash: flashOf(context),
    signedIn: user !== null,
    office: user?.roles.some((role) => role === 'admin' || role === 'staff') ?? false,
    guild: user?.roles.includes('franchise') ?? false,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const hydrates = matches.some(({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate)
  const { t } = useTranslation()
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <SkipLink>{t('skip')}</SkipLink>
        <Header />
        {children}
        <Footer helpdesk={root?.helpdesk} />
        {root && <script type="module" src={enhance} nonce={root.nonce} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" nonce={root?.nonce} />}
        {hydrates && <Scripts nonce={root?.nonce} />}
      </body>
    </html>
  )
}

function Header() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const root = useRouteLoaderData<typeof loader>('root')
  const nav = root?.signedIn
    ? [
        { href: '/vragenlijst', text: t('nav.interview') },
        ...(root.office || root.guild ? [{ href: '/dashboard', text: t('nav.wishes') }] : []),
        { href: '/auth/uitloggen', text: t('nav.signOut') },
      ]
    : [
        { href: '/', text: t('nav.home') },
        { href: '/auth?tab=signup', text: t('nav.signUp') },
      ]
  return (
    <SiteHeader
      home={{ href: '/', text: t('site.name') }}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      nav={nav}
      current={pathname}
      account={accountLink(root, t)}
    />
  )
}

/** Specification 2.1: staff see the office, others their wishes. */
function accountLink(
  root: { signedIn: boolean; office: boolean; guild: boolean } | undefined,
  t: TFunction,
) {
  if (!root?.signedIn) return { href: '/auth', text: t('nav.signIn') }
  if (root.office) return { href: '/admin', text: t('nav.admin') }
  if (root.guild) return { href: '/franchise/dashboard', text: t('nav.guild') }
  return { href: '/dashboard', text: t('nav.wishes') }
}

function Footer({ helpdesk }: { helpdesk: string | undefined }) {
  const { t } = useTranslation()
  return (
    <SiteFooter
      columns={[
        {
          title: t('site.name'),
          items: [
            { href: '/', text: t('nav.home') },
            { href: '/auth?tab=signup', text: t('nav.signUp') },
            { href: '/juridisch/privacyverklaring', text: t('footer.privacy') },
            { href: '/admin', text: t('footer.adminAccess') },
          ],
        },
      ]}
    >
      <p>{t('footer.about')}</p>
      {helpdesk && <p>{t('footer.helpdesk', { email: helpdesk })}</p>}
    </SiteFooter>
  )
}

/** An error answer keeps its own headers, such as how long to wait. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <FlashMessage message={loaderData.flash} />
      <Outlet />
    </Page>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const code: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <Page>
      <ErrorPage status={status} code={code} />
    </Page>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { isRouteErrorResponse, Links, Meta, Outlet, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import enhance from './enhance/main.ts?worker&url'
import { noStore } from './middleware/cache.server.ts'
import { consent } from './middleware/cookie-consent.server.ts'
import { flash } from './middleware/flash.server.ts'
import { freshAfterPost } from './middleware/fresh.server.ts'
import { i18n } from './middleware/i18n.server.ts'
import { requestLog } from './middleware/log.server.ts'
import { sameOrigin } from './middleware/origin.server.ts'
import { newcomers } from './middleware/newcomers.server.ts'
import { referrer } from './middleware/referrer.server.ts'
import { room } from './middleware/room.server.ts'
import { unavailable } from './middleware/unavailable.server.ts'
import { currentUser } from './middleware/user.server.ts'
import { CookieBanner } from './routes/public/consent/cookie-banner.tsx'
import { ErrorPage } from './routes/kit/failed/error-page.tsx'
import { FlashMessage } from './routes/kit/frame/flash-message.tsx'
import { frameOf } from './routes/kit/frame/frame.server.ts'
import { useFrame } from './routes/kit/frame/frame.ts'
import { Chat, Footer, Header } from './routes/kit/frame/site-frame.tsx'
import { hasSheet, Page, SkipLink, WordsContext } from './ui/index.ts'
import './ui/styles.css.ts'

export const middleware: Route.MiddlewareFunction[] = [
  requestLog,
  freshAfterPost,
  unavailable,
  i18n,
  noStore,
  referrer,
  room,
  sameOrigin,
  currentUser,
  consent,
  flash,
  newcomers,
]

export const loader = ({ context }: Route.LoaderArgs) => frameOf(context)

const ALL = { returnObjects: true } as const

/** A page that loads itself again says when and where; the small script asks without loading it. */
const refreshOf = (loaded: unknown): string | undefined =>
  (loaded as { refresh?: string } | null | undefined)?.refresh

/**
 * The document around every page, those of errors too: head, stylesheets, header, message and
 * footer.
 */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame()
  const matches = useMatches()
  const refresh = matches.map(({ loaderData }) => refreshOf(loaderData)).find(Boolean)
  const { t } = useTranslation()
  return (
    <html lang="nl" className={frame?.asksCookieConsent ? hasSheet : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        {refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <link rel="icon" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
        {/* Asked for while the page still comes: the connection that brought it is free right after it. */}
        <script type="module" src={enhance} nonce={frame?.nonce} />
      </head>
      <body
        data-close={t('close')}
        data-user={frame?.userId}
        data-tag-manager={frame?.tagManager}
        data-saved={frame?.flash?.saved}
        data-forget={frame?.flash?.key === 'signedOut' || undefined}
      >
        <WordsContext value={{ ...t('messages', ALL), ...t('form', ALL) }}>
          <SkipLink>{t('skip')}</SkipLink>
          <Header />
          {children}
          <CookieBanner />
          <Footer />
          <Chat />
        </WordsContext>
        {import.meta.env.DEV && <script type="module" src="/@vite/client" nonce={frame?.nonce} />}
      </body>
    </html>
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

/**
 * Any failure below it. What was thrown says in its body which words are shown; a bug counts as a
 * 500.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  const code: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (
    <Page>
      <ErrorPage status={status} code={code} />
    </Page>
  )
}

import { I18nextProvider } from 'react-i18next'
import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  href,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import sheets from 'virtual:area-sheets'
import { textsOn } from './features/content/library.server.tsx'
import { softHyphens } from './locales/line-breaks/line-breaks.server.ts'
import { rememberingTexts } from './locales/line-breaks/same-for-all.server.ts'
import { pageTexts } from './middleware/i18n.server.ts'
import {
  bodyUnread,
  requestFacts,
  stylesInPage,
  wholePage,
} from './platform/http/context.server.ts'
import { noteFailure } from './platform/unexpected.server.ts'
import { frameOf } from './routes/kit/frame/frame.server.ts'
import { Frame } from './routes/kit/frame/frame.ts'
import { postedOf } from './routes/kit/failed/retry-form.server.ts'
import { type AreaSheet, fromElsewhere, sheetFor, withStyles } from './server/http/area-sheets.ts'

/** Those of forms among them, which stand beside the texts of their feature. */
const texts = import.meta.glob('./**/*.nl.ts', { eager: true })
const changedPage = softHyphens(texts, textsOn())
const changedText = rememberingTexts(changedPage)
const withSoftHyphens = (html: string, text: string | undefined) =>
  text === undefined ? changedPage(html) : changedText(html, text)

/** They say nothing of who reads them from their title on, unless a message stands above it. */
const textPages = new Set([href('/'), ...textsOn().map(({ path }) => path)])

/** Renders a page in one go: without the framework's script it has nothing to wait for. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(requestFacts)
  const failed = (status >= 500 || status === 429) && router.staticHandlerContext.errors !== null
  const canRead = failed && !context.get(bodyUnread)
  const posted = (canRead && (await postedOf(request))) || undefined
  const path = new URL(request.url).pathname
  const sheet = sheetOf(router, path)
  const frame = frameOf(context)
  const page = renderToString(
    <I18nextProvider i18n={pageTexts(context)}>
      <Frame value={{ ...frame, posted }}>
        <ServerRouter context={withoutOthers(router, sheet)} url={request.url} nonce={nonce} />
      </Frame>
    </I18nextProvider>,
  )
  const html = `<!DOCTYPE html>${page}`
  const styles = fromElsewhere(request.headers.get('sec-fetch-site')) ? sheet : undefined
  context.set(stylesInPage, styles?.hash ?? null)
  const isText = status === 200 && request.method === 'GET' && !frame.flash && textPages.has(path)
  const text = isText ? path : undefined
  context.set(wholePage, withSoftHyphens(styles ? withStyles(html, styles) : html, text))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/**
 * What a page needs: its own routes, of which the framework would make all 200 anew for every page, with
 * one sheet of styles for all of them, and no stream that would bring its data along.
 */
function withoutOthers(router: EntryContext, sheet: AreaSheet | undefined): EntryContext {
  const own = ownRoutes(router)
  const routes = Object.fromEntries(sheet ? own.map(withSheet(sheet.address)) : own)
  return {
    ...router,
    manifest: { ...router.manifest, routes },
    serverHandoffStream: undefined,
  }
}

function sheetOf(router: EntryContext, path: string): AreaSheet | undefined {
  const needed = new Set(ownRoutes(router).flatMap(([, route]) => route?.css ?? []))
  return sheetFor(path, [...needed], sheets)
}

function ownRoutes({ manifest, staticHandlerContext }: EntryContext): ManifestRoute[] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  return Object.entries(manifest.routes).filter(([id]) => ids.has(id))
}

type ManifestRoute = [string, EntryContext['manifest']['routes'][string]]

/** The root has the sheet, so that a page of an error, which may be without the others, has it too. */
const withSheet =
  (sheet: string) =>
  ([id, route]: ManifestRoute): ManifestRoute => [
    id,
    route && { ...route, css: id === 'root' ? [sheet] : [] },
  ]

/** What the router catches in rendering, a loader or an action. Bugs and outages are noted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A refusal (a post to a page without a form, say) is an answer, not a bug.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  noteFailure(error, { request, context })
}

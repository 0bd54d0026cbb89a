/**
 * The comparison without the framework: node:http with the same queries, the same decryption and
 * `renderToString` on the same markup; a post is parsed and saved by the same functions.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createInstance } from 'i18next'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { findSession } from '#app/features/sign-in/sessions.server.ts'
import type { SignedIn } from '#app/features/accounts/signed-in.ts'
import { chatLink } from '#app/features/content/chat.server.ts'
import { recordedWishes } from '#app/features/content/counter.server.ts'
import { opening } from '#app/features/opening/opening.server.ts'
import { parseForm } from '#app/forms/submission.server.ts'
import { saveSection } from '#app/features/wishes/saving/save.server.ts'
import { readSectionPage } from '#app/features/wishes/saving/section-page.server.ts'
import { readProgress } from '#app/features/wishes/file/progress.server.ts'
import { readSteps } from '#app/features/wishes/saving/steps.server.ts'
import { stepWithNeighbours } from '#app/features/interview/step.ts'
import { texts as resources } from '#app/features/texts/texts.ts'
import { env } from '#app/platform/env.server.ts'
import { asPerson, readOnly } from '#app/platform/database/sql.server.ts'
import Root, { Layout, type loader } from '#app/root.tsx'
import { Frame } from '#app/routes/kit/frame/frame.ts'
import { groupCounts } from '#app/routes/interview/group-counts.ts'
import { StepPage } from '#app/routes/interview/step-page.tsx'
import { show } from './no-router.tsx'

const KEY = 'rituelen'
const PATH = `/vragenlijst/${KEY}`
const STYLES = (process.env.BENCH_STYLES ?? '').split(',').filter(Boolean)
const RootPage = Root as ComponentType<{ loaderData: RootData }>

type RootData = ReturnType<typeof loader>

const i18n = createInstance({
  resources,
  lng: 'nl',
  fallbackLng: 'nl',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  initAsync: false,
})
await i18n.init()
await recordedWishes.refresh()
/** As the site gives it to its pages: see pageTexts. */
const texts: typeof i18n = Object.create(i18n)

createServer((req, res) => {
  if (req.url === '/healthz') return void res.end('ok')
  const answer = req.method === 'POST' ? save : read
  answer(req, res).catch((error: unknown) => {
    console.error(error)
    res.writeHead(500).end()
  })
}).listen(env().PORT, env().HOST)

async function signedIn(req: IncomingMessage): Promise<SignedIn> {
  const value = /(?:^|;\s*)session=([^;]+)/.exec(req.headers.cookie ?? '')?.[1] ?? ''
  const token = JSON.parse(atob(decodeURIComponent(value))) as string
  const user = await findSession(token)
  if (!user) throw new Error('no session')
  return user
}

async function read(req: IncomingMessage, res: ServerResponse) {
  const user = await signedIn(req)
  const { page, steps, progress } = await readOnly(asPerson(user.id), async (sql) => {
    const [stored, statuses] = await Promise.all([
      readSectionPage(sql, user, KEY),
      readSteps(sql, user.id),
    ])
    return {
      page: stored,
      steps: statuses,
      progress: await readProgress(sql, user.id, statuses),
    }
  })
  const frame: RootData = {
    nonce: randomUUID(),
    reference: '',
    away: false,
    frozen: false,
    phone: undefined,
    promises: { directors: false, relatives: false },
    helpdesk: env().HELPDESK_EMAIL,
    opening: opening(),
    flash: null,
    asksCookieConsent: false,
    tagManager: undefined,
    total: recordedWishes.shown(),
    chat: chatLink(),
    signedIn: true,
    known: false,
    userId: user.id,
    email: user.email,
    office: false,
    guild: false,
  }
  show({
    path: PATH,

    styles: STYLES,
    page: (
      <StepPage
        section={KEY}
        notes={[]}
        {...page}
        steps={steps}
        progress={progress}
        counts={groupCounts(stepWithNeighbours(KEY).section, page.values, i18n.t)}
        saveId={randomUUID()}
        account={user.id}
      />
    ),
  })
  const markup = renderToString(
    <I18nextProvider i18n={texts}>
      <Frame value={frame}>
        <Layout>
          <RootPage loaderData={frame} />
        </Layout>
      </Frame>
    </I18nextProvider>,
  )
  const body = Buffer.from(`<!DOCTYPE html>${markup}`)
  res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length })
  res.end(body)
}

async function save(req: IncomingMessage, res: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const user = await signedIn(req)
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString()))
    form.append(name, value)
  const { values: data } = parseForm(stepWithNeighbours(KEY).section, form)
  const { ok } = await saveSection(user, {
    section: KEY,
    id: String(form.get('saveId')),
    revision: Number(form.get('revision')),
    data,
    final: false,
  })
  res.writeHead(ok ? 303 : 409, { Location: PATH }).end()
}

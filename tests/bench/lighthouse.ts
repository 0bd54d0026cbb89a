/**
 * Lighthouse on pages that visitors come in by, on the first step and on the overview, as it measures telephones: `npm run lighthouse`.
 * Fails below 100. A page gets three tries, because whatever else the machine does can only take
 * points away. Other paths can be given: `npm run lighthouse -- /blog`.
 */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '#db/embedded.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#db/seed.ts'
import { findBrowser } from '#tests/setup/browser.ts'
import { startLocally } from '#tests/setup/start-command.ts'

const PATHS = ['/', '/kennisbank/wilsverklaring', '/vragenlijst/veer', '/dashboard', '/afspraak']
const OF_A_PERSON = /^\/(vragenlijst|dashboard|formulier)/
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Scores out of 100, and what cost points. */
async function score(url: string, debuggingPort: number) {
  const signedIn = OF_A_PERSON.test(new URL(url).pathname)
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    ...(signedIn && {
      extraHeaders: { Cookie: await demoSession(new URL(url).origin) },
      // What is a person's own is kept out of search engines.
      skipAudits: ['is-crawlable', 'meta-description'],
    }),
  })
  if (!result) throw new Error(`Lighthouse could not open ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const lost = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`),
  )
  return { scores, lost: runtimeError ? [runtimeError.message] : lost }
}

/** A new session of the first demo account. */
async function demoSession(origin: string): Promise<string> {
  const { headers } = await fetch(`${origin}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({
      intent: 'signin',
      email: DEMO_ACCOUNTS[0].email,
      password: DEMO_PASSWORD,
    }),
  })
  const session = headers.getSetCookie().find((line) => line.startsWith('session='))
  if (!session) throw new Error('The demo account could not sign in.')
  return session.split(';', 1)[0] ?? ''
}

/** The first try that is right, else the last. */
async function bestScore(url: string, debuggingPort: number) {
  let best = await score(url, debuggingPort)
  for (let left = TRIES - 1; left > 0 && !isRight(best.scores); left -= 1)
    best = await score(url, debuggingPort)
  return best
}

const isRight = (scores: number[]) => scores.every((one) => one === 100)

const [port, debugging] = [await freePort(), await freePort()]
const site = await startLocally({ PORT: String(port) })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    `--remote-debugging-port=${debugging}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  const asked = process.argv.slice(2)
  console.log(
    `\n| Page | ${CATEGORIES.join(' | ')} |\n| --- |${' ---: |'.repeat(CATEGORIES.length)}`,
  )
  for (const path of asked.length > 0 ? asked : PATHS) {
    const { scores, lost } = await bestScore(site.address + path, debugging)
    console.log(`| ${path} | ${scores.join(' | ')} |`)
    if (isRight(scores)) continue
    process.exitCode = 1
    for (const line of lost) console.error(`    ${line}`)
  }
} finally {
  await browser.close()
  await site.stop()
}

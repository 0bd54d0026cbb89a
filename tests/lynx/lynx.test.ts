import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { LynxBrowser, missingPrograms } from './lynx.ts'

/** Far longer than lynx needs to draw a page. */
const SLOW_MS = 300

test.skipIf(missingPrograms().length > 0)(
  'the page after an action is given, also when the one before says the same and it comes late',
  async () => {
    const lynx = await LynxBrowser.start(`${await slowSite()}/`)
    onTestFinished(() => lynx.close())
    expect(await lynx.screen()).toContain('Stap 1 van 7. Bladzijde 1')
    expect(await lynx.press('Verder')).toContain('Stap 1 van 7. Bladzijde 2')
    expect(await lynx.follow('Lees meer')).toContain('Stap 1 van 7. Bladzijde 3')
    expect(await lynx.press('Verder')).toContain('Stap 1 van 7. Bladzijde 4')
    expect(await lynx.open(`${await slowSite()}/`)).toContain('Stap 1 van 7. Bladzijde 1')
  },
)

/** Answers everything late with the same page, but for its number. */
async function slowSite(): Promise<string> {
  let page = 0
  const server = createServer(async (request, response) => {
    request.resume()
    await pause(SLOW_MS)
    page += 1
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(
      `<title>Proef</title><p>Stap 1 van 7. Bladzijde ${page}</p>
       <form method="post" action="/${page}"><button>Verder</button></form>
       <a href="/meer/${page}">Lees meer</a>`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A bug: what the visitor sees of it, and what is reported. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Visitor } from '#tests/setup/client.ts'
import { ownSite } from '#tests/setup/own-site.ts'

test('the page says so to the letter, and the report tells nothing of the visitor', async () => {
  const reports: string[] = []
  const service = createServer(async (req, res) => {
    reports.push(await text(req))
    res.end('{}')
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const site = await ownSite('broken', {
    ERROR_REPORTING_DSN: `http://abc@127.0.0.1:${port}/7`,
    LOG_LEVEL: 'silent',
  })
  try {
    await site.sql`drop table content_pages cascade`
    const visitor = new Visitor(site.address)
    visitor.cookies.set('geheimkoekje', 'koekwaarde')
    const page = await visitor.get('/kennisbank?q=zoekwoord', { 'user-agent': 'Herkenbaar/1.0' })
    expect(page.status).toBe(500)
    expect(page.text).toContain('<h1>Er is iets misgegaan</h1>')
    expect(page.text).toContain('De applicatie heeft een onverwachte fout ondervonden')
    expect(page.text).toMatch(/>Probeer opnieuw<.*>Herlaad pagina</s)
    const [, reference = 'none'] = /Noem dan dit nummer: (\w{8})/.exec(page.text) ?? []
    await expect.poll(() => reports.find((one) => one.includes(reference))).toBeDefined()
    const report = reports.find((one) => one.includes(reference)) ?? ''
    expect(report).toContain('"transaction":"GET kennisbank"')
    expect(report).toContain('PostgresError')
    expect(report).toContain('"code":"42P01"')
    for (const word of ['zoekwoord', 'koek', 'Herkenbaar', visitor.network, 'content_pages'])
      expect(reports.join('\n')).not.toContain(word)
  } finally {
    await site.stop()
    service.close()
  }
})

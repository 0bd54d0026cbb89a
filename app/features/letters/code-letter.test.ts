/** What every letter with a code has around its words. */
import { PDFParse } from 'pdf-parse'
import { expect, test, vi } from 'vitest'
import '#tests/setup/database.ts'
import { printCodeLetter } from './code-letter.server.ts'

test('a letter says by which telephone number we are reached, since its reader may have no e-mail', async () => {
  vi.stubEnv('OFFICE_PHONE', '038 - 123 45 67')
  const printed = await printCodeLetter({
    title: 'Een vraag',
    to: { name: 'Ria Bos', address: 'Dijk 2, 8261 AA Kampen' },
    sender: 'Wensenregister',
    texts: ['Beste Ria Bos,'],
    code: null,
    closing: 'Met vriendelijke groet,',
    questions: 'Heeft u een vraag?',
    page: 'https://example.nl/contactpersoon/brief',
    qr: 'Scan deze code',
  })
  if (!printed.ok) throw new Error(printed.reason)
  const { text } = await new PDFParse({ data: new Uint8Array(printed.pdf) }).getText()
  expect(text).toMatch(/Heeft u een vraag\?\s+038-1234567/)
  expect(text).toMatch(/Met vriendelijke groet,\s+Het Wensenregister/)
})

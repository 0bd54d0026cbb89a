import { describe, expect, test } from 'vitest'
import '#tests/setup/database.ts'
import { renderMail } from './render.server.tsx'

const link = 'http://localhost:3000/auth'
const greet = async (firstName: string) => {
  const { text, html } = await renderMail({ kind: 'verify', to: 'a@example.nl', firstName, link })
  return { text, html, greeting: text.split('\n', 1)[0] }
}

describe('a mail', () => {
  test('shows no picture, asks for nothing, and knows the evening', async () => {
    const { html } = await greet('Anna')
    expect(html).not.toMatch(/<img|url\(|<link|@import|cid:|data:image/)
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)/)
    const classes = Array.from(html.matchAll(/class="([^"]+)"/g), ([, name = '']) =>
      name.split(' '),
    )
    for (const name of new Set(classes.flat())) expect(html).toContain(`.${name}{`)
  })

  test.each(['Anna', 'J.P. de Vries', '李小龍'])('greets %s by name', async (name) => {
    expect((await greet(name)).greeting).toBe(`Beste ${name},`)
  })

  test.each(['Win geld op bonus-s.com', 't.co', 'https://bonus.nl', 'anna@example.nl', ''])(
    'does not repeat %j, which is no name or has a link in it',
    async (name) => {
      const { greeting, text, html } = await greet(name)
      expect(greeting).toBe('Hallo,')
      if (name) for (const body of [text, html]) expect(body).not.toContain(name)
    },
  )
})

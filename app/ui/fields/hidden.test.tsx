import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { softHyphens } from '#app/locales/line-breaks/line-breaks.server.ts'
import { HiddenText } from './hidden.tsx'

test('what is only heard is said as it is written', () => {
  const html = renderToString(<HiddenText>Elke uitvaartondernemer</HiddenText>)
  expect(softHyphens('Elke uitvaartondernemer')(html).toString()).toBe(html)
})

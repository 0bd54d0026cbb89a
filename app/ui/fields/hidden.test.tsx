import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { softHyphens } from '#app/locales/line-breaks/line-breaks.server.ts'
import { FieldRow } from './form-group.tsx'
import { HiddenText } from './hidden.tsx'

test('what is only heard is said as it is written', () => {
  const html = renderToString(<HiddenText>Elke uitvaartondernemer</HiddenText>)
  expect(softHyphens('Elke uitvaartondernemer')(html).toString()).toBe(html)
})

test('so is the title of a row that shows one line in its place', () => {
  const html = renderToString(
    <FieldRow legend="Contactpersoon 2" remove={null} closed={{ line: 'Lisa', between: ' ' }}>
      {null}
    </FieldRow>,
  )
  expect(html).toContain('Contactpersoon 2')
  expect(softHyphens('Contactpersoon')(html).toString()).toBe(html)
})

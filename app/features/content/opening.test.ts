import { expect, test } from 'vitest'
import { dutch } from '#app/locales/dutch.server.ts'
import { site } from './texts.nl.ts'
import { openingWords } from './opening.ts'

test.each([
  [[1, 2, 3, 4, 5], 'van maandag tot en met vrijdag'],
  [[2, 3, 4], 'van dinsdag tot en met donderdag'],
  [[1, 2], 'op maandag en dinsdag'],
  [[1, 3, 7], 'op maandag, woensdag en zondag'],
  [[6], 'op zaterdag'],
])('the days %j are said as "%s"', (days, words) => {
  const said = openingWords({ days, opens: 540, closes: 1050 }, dutch<['site']>({ site }))
  expect(said).toEqual({ days: words, opens: '9.00', closes: '17.30' })
})

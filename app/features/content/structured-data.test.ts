import { expect, test } from 'vitest'
import '#tests/setup/database.ts'
import { faqPage, jsonLd, localBusiness } from './structured-data.server.ts'

process.env.OPENING_DAYS = '6,2,2'
process.env.OPENING_HOURS = '10:30-12:00'

test('the office is open when the settings say so', () => {
  expect(localBusiness().openingHoursSpecification).toMatchObject({
    dayOfWeek: ['Tuesday', 'Saturday'],
    opens: '10:30',
    closes: '12:00',
  })
})

test('no text can end the script that carries it, and every text comes back as it was', () => {
  const text = '</script><script>alert(1)</script><!-- \u2028 "quote" &amp;'
  const json = jsonLd([faqPage([{ question: text, answer: text }])])
  expect(json).not.toContain('<')
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { mainEntity: { name: string }[] }[] }
  expect(graph[0]?.mainEntity[0]?.name).toBe(text)
})

import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { release } from '#app/features/release/texts.nl.ts'
import { AskedBy } from './request-facts.tsx'

const CONTACT = 'Hilde van Dijk'
const PHONE = '058-2130001'

test.each([
  ['', null, 'Gevraagd door Zorg'],
  [CONTACT, null, 'Gevraagd door Zorg, [Hilde van Dijk]'],
  ['', PHONE, 'Gevraagd door Zorg, [058-2130001]'],
  [CONTACT, PHONE, 'Gevraagd door Zorg, [Hilde van Dijk,] [058-2130001]'],
])('no line begins with a comma: %s, %s', async (companyContact, companyPhone, said) => {
  const i18n = createInstance({ lng: 'nl', resources: { nl: { release } } })
  await i18n.init()
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AskedBy companyName="Zorg" companyContact={companyContact} companyPhone={companyPhone} />
    </I18nextProvider>,
  )
  // What is laid out as one in brackets: browsers break before and after it.
  const laidOut = html.replaceAll(/<(?:span data-day|a)[^>]*>(.*?)<\/(?:span|a)>/g, '[$1]')
  expect(laidOut.replaceAll(/ +/g, ' ').trim()).toBe(said)
})

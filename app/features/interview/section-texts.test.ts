import { expect, test } from 'vitest'
import { questionLabelOf, questionsInWords } from './section-texts.ts'

test('a part of a row says of which one it is', () => {
  expect(questionLabelOf('naw', 'contacts[0].phone')).toBe('Telefoonnummer van contactpersoon 1')
})

test.each([
  [['postalCode'], 'postcode'],
  [['postalCode', 'contacts[1].email'], 'postcode en e-mailadres van contactpersoon 2'],
  [['city', 'receiveCards'], 'woonplaats en ‘Stuur mij drie gedrukte kaartjes’'],
  [['street', 'postalCode', 'city'], 'straat en huisnummer, postcode en woonplaats'],
  [['dateOfBirth', 'postalCode', 'contacts[0].email', 'contacts[0].phone'], undefined],
])('%s are named within a sentence, unless they are many', (names, said) => {
  expect(questionsInWords('naw', names)).toBe(said)
})

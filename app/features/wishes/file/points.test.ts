import { describe, expect, test } from 'vitest'
import type { FileData } from '#app/features/interview/sections/index.ts'
import { pointsIn } from './points.ts'

const said = (data: object) => pointsIn(data as FileData).map(({ kind, field }) => [kind, field])
const contact = (some: object) => ({
  firstName: 'Henk',
  lastName: 'Bos',
  relation: '',
  email: '',
  phone: '',
  address: '',
  ...some,
})

describe('what may be looked at once more', () => {
  test.each([
    ['nothing', {}, []],
    ['no music and nothing else', { rituelen: { music: ['Geen muziek'] } }, []],
    ['music', { rituelen: { music: ['Klassiek'], musicSpecifications: [{ title: 'Air' }] } }, []],
    [
      'no music, and a kind',
      { rituelen: { music: ['Klassiek', 'Geen muziek'] } },
      [['noMusic', 'music']],
    ],
    [
      'no music, and a song',
      { rituelen: { music: ['Geen muziek'], musicSpecifications: [{ title: 'Air' }] } },
      [['noMusic', 'music']],
    ],
    ['who can be reached', { naw: { contacts: [contact({ email: 'h@example.nl' })] } }, []],
    ['who can be called', { naw: { contacts: [contact({ phone: '0612345678' })] } }, []],
    [
      'who cannot be found',
      { naw: { contacts: [contact({})] } },
      [['noReach', 'contacts[0].email']],
    ],
    [
      'who has no surname',
      { naw: { contacts: [contact({ phone: '1' }), contact({ lastName: '', phone: '1' })] } },
      [['noSurname', 'contacts[1].lastName']],
    ],
    [
      'two who share an address, once',
      {
        naw: {
          contacts: [
            contact({ email: 'h@example.nl' }),
            contact({ firstName: 'Ans', email: 'H@example.nl' }),
          ],
        },
      },
      [['address', 'contacts[0].email']],
    ],
    ['a row without a name', { naw: { contacts: [contact({ firstName: '', lastName: '' })] } }, []],
  ])('of %s', (_what, data, points) => {
    expect(said(data)).toEqual(points)
  })

  test.each([
    ['Wachtwoord van de computer is Rozen1951', true],
    ['Mijn wachtwoord: rozen', true],
    ['De pincode van mijn telefoon is 1234.', true],
    ['wachtwoord = rozen', true],
    ['Mijn wachtwoorden staan in het schrift in de la.', false],
    ['Lisa weet mijn wachtwoord. Zij is handig met de computer.', false],
    ['Sluit mijn account bij Facebook.', false],
  ])('%j', (text, isOne) => {
    expect(said({ praktisch: { digitalLegacy: text } })).toEqual(
      isOne ? [['password', 'digitalLegacy']] : [],
    )
    expect(said({ praktisch: { socialMediaAccounts: text } })).toHaveLength(isOne ? 1 : 0)
  })

  test('names the kinds of music and counts the songs', () => {
    const rituelen = {
      music: ['Jazz', 'Geen muziek', 'Anders'],
      musicOther: 'draaiorgel',
      musicSpecifications: [{ title: 'Air' }, { title: 'Avond' }],
    }
    expect(pointsIn({ rituelen } as FileData)).toMatchObject([
      { styles: ['Jazz', 'draaiorgel'], songs: 2 },
    ])
  })
})

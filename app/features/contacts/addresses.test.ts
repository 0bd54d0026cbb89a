import { describe, expect, test } from 'vitest'
import { saidOfAddresses } from './addresses.ts'

const anneke = { firstName: 'Anneke', lastName: 'Bos', email: 'anneke@example.nl' }
const corrie = { firstName: 'Corrie', lastName: 'Bos', email: 'Anneke@Example.nl ' }
const henk = { firstName: 'Henk', lastName: 'Kok', email: 'truus@example.nl' }
const ria = { firstName: 'Ria', lastName: 'Bos', email: '' }
const own = 'Truus@example.nl'

const kinds = (contacts: object[], said: Parameters<typeof saidOfAddresses>[1]['said'] = []) =>
  saidOfAddresses(contacts, { own, said }).map((notes) => notes.map(({ kind }) => kind))

describe('what there is to say of the addresses of contacts', () => {
  test.each([
    ['of their own', [anneke], [[]]],
    ['of who names them', [henk], [['own']]],
    ['of each other, however typed', [anneke, corrie], [['shared'], ['shared']]],
    ['without any', [ria, ria], [[], []]],
    ['of nobody yet', [{ email: own }], [[]]],
  ])('%s', (_, contacts, said) => {
    expect(kinds(contacts)).toEqual(said)
  })

  test('names all who share one', () => {
    expect(saidOfAddresses([anneke, corrie], { own, said: [] })[1]).toEqual([
      { kind: 'shared', name: 'Corrie', names: 'Anneke en Corrie' },
    ])
  })

  test('is said of who said yes at this address, and of who did at another', () => {
    const said = [
      { ...anneke, kind: 'known' as const },
      { ...ria, kind: 'moved' as const },
    ]
    expect(kinds([anneke, ria, henk], said)).toEqual([['known'], ['moved'], ['own']])
    expect(kinds([{ ...anneke, email: 'a@example.nl' }], said)).toEqual([[]])
  })

  test('is said of who is asked about a death, with or without an address', () => {
    const said = [anneke, ria].map((one) => ({ ...one, kind: 'held' as const }))
    expect(kinds([anneke, ria, henk], said)).toEqual([['held'], ['held'], ['own']])
  })
})

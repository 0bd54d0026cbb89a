import { describe, expect, test } from 'vitest'
import { formOf, posted } from '#tests/fixtures/people/interview.ts'
import { naw } from '#app/features/interview/sections/naw.ts'
import { emailForm, signInForm } from '#app/features/sign-in/forms.server.ts'
import { emailField } from './common-fields.ts'
import { domainMeant, SURE } from './mail-domains.ts'
import { readPostedAnswers } from './stored/posted-answers.server.ts'
import { parseForm } from './submission.server.ts'

describe('a domain that was probably typed wrong', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmail.nl', 'gmail.com'],
    ['GMIAL.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmial.nl', 'hotmail.nl'],
    ['hotmail.nll', 'hotmail.nl'],
    ['live.nll', 'live.nl'],
    ['ziggo.com', 'ziggo.nl'],
    ['zigo.nl', 'ziggo.nl'],
    ['outlok.com', 'outlook.com'],
    ['kpnmial.nl', 'kpnmail.nl'],
  ])('%s is asked about as %s', (typed, meant) => {
    expect(domainMeant(`jannetje@${typed}`)).toBe(meant)
  })

  test.each([
    'gmail.com',
    'mail.com',
    'hotmail.be',
    'hotmail.co.uk',
    'love.nl',
    'homes.nl',
    'example.nl',
    'smit-uitvaart.nl',
    'ziggozorg.nl',
    '',
  ])('%j is not', (typed) => {
    expect(domainMeant(`jannetje@${typed}`)).toBeUndefined()
  })

  test('a text without a domain is not', () => expect(domainMeant('gmial.com')).toBeUndefined())
})

describe('a form with such an address', () => {
  const ASKED =
    'U typte gmial.com. Bedoelt u gmail.com? Klopt het zoals het er staat? Ga dan gewoon verder.'
  const ADDRESS = 'jannetje@gmial.com'
  const form = { key: 'asked', fields: [emailField] } as const

  test('asks, and keeps what was typed', () => {
    const { errors, typed, complete } = parseForm(form, formOf([['email', ADDRESS]]))
    expect(errors).toEqual({ email: [ASKED] })
    expect(typed).toEqual({ email: ADDRESS })
    expect(complete).toBeNull()
  })

  test('goes on once its page has asked, and asks about another', () => {
    const sure = (email: string) =>
      parseForm(
        form,
        formOf([
          [SURE, ADDRESS],
          ['email', email],
        ]),
      )
    expect(sure(ADDRESS).complete).toEqual({ email: ADDRESS })
    expect(sure('Jannetje@Gmial.com').complete).toEqual({ email: ADDRESS })
    expect(sure('jannetje@hotmial.com').doubts).toHaveProperty('email')
  })

  test('asks nobody who signs in, and whoever forgot their password', () => {
    const entries = formOf([
      ['email', ADDRESS],
      ['password', 'Regenboog7trap'],
    ])
    expect(parseForm(signInForm, entries).errors).toEqual({})
    expect(parseForm(emailForm, entries).errors).toEqual({ email: [ASKED] })
  })

  const people = [
    { firstName: 'Marieke', email: 'marieke@gmail.com' },
    { firstName: 'Henk', email: 'henk@gmial.com' },
  ]
  const answers = formOf([...posted('contacts', people)])

  test('says of which row', () => {
    expect(parseForm(naw, answers).doubts).toEqual({ 'contacts[1].email': [ASKED] })
  })

  test('is saved by the script as it stands', () => {
    expect(readPostedAnswers(naw, answers, 'script').right.contacts).toHaveLength(2)
    const byHand = readPostedAnswers(naw, answers)
    expect(byHand.save.wrong).toContain('contacts')
    expect(byHand.right.contacts).toBeUndefined()
  })
})

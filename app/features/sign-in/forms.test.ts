import { describe, expect, test } from 'vitest'
import { parseForm } from '#app/forms/submission.server.ts'
import { common } from '#app/locales/common.nl.ts'
import { newPasswordForm, signInForm, signUpForm } from './forms.server.ts'

const GOOD = {
  firstName: "  Anne-Sophie d'Arc ",
  lastName: 'Škvorecký van ’t Hoff',
  email: ' Anne@Example.NL ',
  password: 'Regenboog7trap',
  confirmPassword: 'Regenboog7trap',
  privacyConsent: 'true',
}

function formOf(fields: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

/** The Dutch texts that a form shows for a field. */
const errorsAt = (name: string, fields: Record<string, string | undefined>) =>
  parseForm(signUpForm, formOf(fields)).errors[name] ?? []

test('a good sign-up is trimmed, and the address made lower case', () => {
  expect(parseForm(signUpForm, formOf(GOOD)).complete).toEqual({
    ...GOOD,
    privacyConsent: true,
    firstName: "Anne-Sophie d'Arc",
    email: 'anne@example.nl',
  })
})

const NAME = 'Naam mag alleen letters, spaties, streepjes en apostroffen bevatten'
const COMPOSITION =
  'Wachtwoord moet minimaal één hoofdletter, één kleine letter en één cijfer bevatten'

describe('specification 5, to the letter', () => {
  test.each<[string, string | undefined, string]>([
    ['firstName', undefined, 'Dit veld is verplicht'],
    ['firstName', '   ', 'Dit veld is verplicht'],
    ['firstName', 'a'.repeat(101), 'Naam mag maximaal 100 tekens bevatten'],
    ['firstName', 'Jan3', NAME],
    ['lastName', 'Jan\0', NAME],
    ['lastName', 'Jan\u001b', NAME],
    ['lastName', 'Jan\ud800', NAME],
    ['lastName', 'Jan 🙂', NAME],
    ['lastName', '<b>', NAME],
    ['email', undefined, 'Ongeldig e-mailadres'],
    ['email', 'anne', 'Ongeldig e-mailadres'],
    ['email', 'anne@example.nl\0', 'Ongeldig e-mailadres'],
    ['email', 'anne@example.nl\r\nBcc: b@example.nl', 'Ongeldig e-mailadres'],
    ['email', `${'a'.repeat(251)}@b.nl`, 'E-mailadres mag maximaal 255 tekens bevatten'],
    ['password', undefined, 'Wachtwoord moet minimaal 8 tekens bevatten'],
    ['password', 'Kort7', 'Wachtwoord moet minimaal 8 tekens bevatten'],
    ['password', `Aa1${'x'.repeat(70)}`, 'Wachtwoord mag maximaal 72 tekens bevatten'],
    ['password', 'regenboog7trap', COMPOSITION],
    ['password', 'REGENBOOG7TRAP', COMPOSITION],
    ['password', 'Regenboogtrap', COMPOSITION],
    ['password', 'Wachtwoord1', common.validation.passwordCommon],
    ['confirmPassword', undefined, 'Wachtwoorden komen niet overeen'],
    ['confirmPassword', 'Regenboog8trap', 'Wachtwoorden komen niet overeen'],
    ['privacyConsent', undefined, common.validation.consent],
    ['privacyConsent', 'nee', common.validation.consent],
  ])('%s %j: %s', (name, value, message) => {
    expect(errorsAt(name, { ...GOOD, [name]: value })).toEqual([message])
  })

  test('a password may hold anything else', () => {
    expect(errorsAt('password', { ...GOOD, password: 'Zon7 🙂 ünïcode' })).toEqual([])
  })

  test('at sign-in a password is only required', () => {
    const given = { email: 'a@example.nl' }
    expect(parseForm(signInForm, formOf(given)).errors).toEqual({
      password: ['Wachtwoord is verplicht'],
    })
    expect(parseForm(signInForm, formOf({ ...given, password: 'x' })).complete).not.toBeNull()
  })
})

test('everything typed comes back except passwords', () => {
  const { typed, errors } = parseForm(signUpForm, formOf({ ...GOOD, email: 'nee' }))
  expect(typed).toMatchObject({ firstName: GOOD.firstName, email: 'nee', privacyConsent: 'true' })
  expect(JSON.stringify({ typed, errors })).not.toContain(GOOD.password)
})

test.each(['__intent__', '__state__', '$ACTION_ID', 'passwords'])(
  'a field called %s is not looked at',
  (name) => {
    const form = formOf({
      password: 'Regenboog7trap',
      confirmPassword: 'Regenboog7trap',
      [name]: '{',
    })
    expect(parseForm(newPasswordForm, form).complete).not.toBeNull()
  },
)

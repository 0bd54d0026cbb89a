import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.server.ts'
import { generatePassword, hashPassword, passwordIsRight } from './passwords.server.ts'

describe('the password generator', () => {
  const passwords = Array.from({ length: 500 }, generatePassword)

  test.each([
    ['16 characters', /^.{16}$/],
    ['a capital', /[A-Z]/],
    ['a small letter', /[a-z]/],
    ['a digit', /[0-9]/],
    ['a mark', /[!@#$%^&*]/],
    ['nothing else', /^[A-Za-z0-9!@#$%^&*]+$/],
  ])('makes passwords with %s', (_what, pattern) => {
    expect(passwords.filter((password) => !pattern.test(password))).toEqual([])
  })

  test('never makes the same one twice, and starts with every kind', () => {
    expect(new Set(passwords).size).toBe(passwords.length)
    for (const kind of [/^[A-Z]/, /^[a-z]/, /^[0-9]/, /^[!@#$%^&*]/])
      expect(passwords.some((password) => kind.test(password))).toBe(true)
  })

  test('makes none that we refuse', () => {
    expect(passwords.filter(isCommonPassword)).toEqual([])
  })
})

describe('very common passwords', () => {
  test.each([
    'Welkom01',
    'Wachtwoord1',
    'Password1',
    'W3lkom2026!',
    '123Geheim',
    'Aa1Aa1Aa1',
    'Zomer2026!',
    'P4ssw0rd1',
    '1qaz2WSX',
    'Zaq12wsx',
    'Q1w2e3r4',
    'Abc12345',
    'Aa123456',
    'Changeme1',
    'Pokemon1',
    'Liverpool1',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true))

  test.each(['Wensen2026Appelboom', 'Regenboog7trap', 'tR7!kqZp2#', 'Appelboom7'])(
    '%s is none',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})

test('of those that people use most, all that fit the rule are refused, with a capital too', () => {
  const fitting = dictionary['passwords-common']
    .filter(
      (password) => password.length >= 8 && /\d/.test(password) && /[a-z].*[a-z]/.test(password),
    )
    .map((password) => password.replace(/[a-z]/, (letter) => letter.toUpperCase()))
  expect(fitting.length).toBeGreaterThan(3000)
  expect(fitting.filter((password) => !isCommonPassword(password))).toEqual([])
})

describe('a stored password', () => {
  test('is argon2id, and right for itself only', async () => {
    const stored = await hashPassword('Appelboom7')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwordIsRight(stored, 'Appelboom7')).toBe(true)
    expect(await passwordIsRight(stored, 'appelboom7')).toBe(false)
  })

  test('is right however an accent was typed', async () => {
    expect(await passwordIsRight(await hashPassword('Caf\u00e9 2026'), 'Cafe\u0301 2026')).toBe(
      true,
    )
  })

  test('is never right beyond a thousand characters, however it was made', async () => {
    const [long, longer] = ['a'.repeat(1000), 'a'.repeat(1001)]
    expect(await passwordIsRight(await hashPassword(long), long)).toBe(true)
    expect(await passwordIsRight(await hashPassword(longer), longer)).toBe(false)
  })

  test('is never right without an account', async () => {
    expect(await passwordIsRight(undefined, 'nobody has this one')).toBe(false)
  })
})

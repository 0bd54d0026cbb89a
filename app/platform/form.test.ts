import { describe, expect, test } from 'vitest'
import { localPath } from './form.server.ts'

describe('an address to come back to', () => {
  test.each(['/dashboard', '/vragenlijst/steen?x=1', '/'])('%s is on this site', (path) => {
    expect(localPath(path)).toBe(path)
  })

  test.each([
    undefined,
    null,
    '',
    'dashboard',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/./\\elsewhere.example',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/a\0b',
  ])('%j could lead elsewhere', (path) => {
    expect(localPath(path)).toBeUndefined()
  })
})

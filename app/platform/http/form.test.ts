import { describe, expect, test } from 'vitest'
import type { Definition } from '#app/forms/fields.ts'
import { fileSections } from '#app/features/interview/sections/index.ts'
import {
  fieldsIn,
  isFieldName,
  localPath,
  MAX_FORM_BYTES,
  queryOf,
  readForm,
} from './form.server.ts'

describe('an address to come back to', () => {
  test.each(['/dashboard', '/vragenlijst/steen?x=1', '/', '/a//b', '/%2f%2felsewhere.example'])(
    '%s is on this site',
    (path) => {
      expect(localPath(path)).toBe(path)
    },
  )

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
    '/\\/elsewhere.example',
    '\\\\elsewhere.example',
    '///elsewhere.example',
    '/%2e//elsewhere.example',
    '/%2E%2e//elsewhere.example',
    '/a/%2e%2e//elsewhere.example',
    'https:elsewhere.example',
    'https:/elsewhere.example',
    'http:///elsewhere.example',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' //elsewhere.example',
    ' /dashboard',
    '/\n/elsewhere.example',
    '/@elsewhere.example:80',
    '/dashboard#//elsewhere.example',
    '/dashboard\r\nset-cookie: a=b',
    '?terug=/',
    '.',
    '/een pad',
  ])('%j could lead elsewhere', (path) => {
    expect(localPath(path)).toBeUndefined()
  })
})

test('what is asked for in an address holds no sign that nobody sees', () => {
  const url = new URL('http://localhost/?q=+wils%C2%ADverklaring&zoek=uit%C2%ADvaart&stand=active')
  expect(queryOf(url)).toBe('wilsverklaring')
  expect([...fieldsIn(url)].slice(1)).toEqual([
    ['zoek', 'uitvaart'],
    ['stand', 'active'],
  ])
})

describe('a posted form', () => {
  const URLENCODED = 'application/x-www-form-urlencoded'
  const post = (body: string, type?: string) =>
    readForm(
      new Request('http://localhost/', {
        method: 'POST',
        body: new TextEncoder().encode(body),
        headers: type ? { 'content-type': type } : {},
      }),
    )
  const refusal = (form: Promise<FormData>) =>
    form.then(
      () => 'accepted',
      (thrown: { data: unknown; init: { status: number } }) => [thrown.data, thrown.init.status],
    )

  test.each([
    ['a=b', { a: 'b' }],
    ['', {}],
    ['a', { a: '' }],
    ['a=%', { a: '%' }],
    ['a=%zz%f', { a: '%zz%f' }],
    ['a=%ff', { a: '\ufffd' }],
    ['a=%ed%a0%80', { a: '\ufffd\ufffd\ufffd' }],
    ['a=%00', { a: '\0' }],
    ['a=b&a=c', { a: 'c' }],
    ['contacts[99].email=x', { 'contacts[99].email': 'x' }],
    ['a=wils%C2%ADverklaring', { a: 'wilsverklaring' }],
    ['keuze.email=x', { 'keuze.email': 'x' }],
    ['__intent__=x', { __intent__: 'x' }],
  ])('%j is read', async (body, fields) => {
    expect(Object.fromEntries(await post(body, `${URLENCODED};charset=UTF-8`))).toEqual(fields)
  })

  test.each([
    '__proto__=x',
    '__proto__.polluted=x',
    '__proto__[polluted]=x',
    'a.__proto__.polluted=x',
    'a[__proto__][polluted]=x',
    'constructor.prototype.polluted=x',
    'a.constructor=x',
    'prototype=x',
    '%5f%5fproto%5f%5f=x',
    'a[0].__proto__=x',
    'contacts[100].email=x',
    'contacts[999999999]=x',
    'contacts[-1].email=x',
    'contacts[0]=x',
    'contacts[]=x',
    'contacts[].email=x',
    'contacts[0].a.b=x',
    'contacts[0][0].email=x',
    'a.b.c=x',
    'a.b[0]=x',
    '=x',
    'a b=x',
    '%00=x',
    'a%0a=x',
    '%ff=x',
    `${'a'.repeat(51)}=x`,
    `a.${'a'.repeat(51)}=x`,
    `a${'.a'.repeat(5000)}=x`,
    `${'[0]'.repeat(5000)}=x`,
    Array.from({ length: 1001 }, (_, index) => `a${index}=x`).join('&'),
  ])('%.40s is refused whole', async (body) => {
    expect(await refusal(post(`goed=ja&${body}`, URLENCODED))).toEqual(['form', 400])
  })

  test.each<Definition>([...fileSections])('of $key may have all its fields', (section) => {
    const names = section.fields.flatMap((field) => [
      `keuze.${field.key}`,
      ...(field.kind === 'rows'
        ? field.fields.map(({ key }) => `${field.key}[${field.maxRows - 1}].${key}`)
        : [field.key]),
    ])
    expect(names.filter((name) => !isFieldName(name))).toEqual([])
  })

  test('of a thousand fields is read', async () => {
    const body = Array.from({ length: 1000 }, (_, index) => `a${index}=x`).join('&')
    expect(Array.from(await post(body, URLENCODED))).toHaveLength(1000)
  })

  test('of a million fields is refused before they are taken apart', async () => {
    const start = performance.now()
    expect(await refusal(post('a&'.repeat(MAX_FORM_BYTES / 2), URLENCODED))).toEqual(['form', 400])
    expect(performance.now() - start).toBeLessThan(3000)
  })

  test.each([
    undefined,
    '',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencodedx',
    'multipart/form-data; boundary=grens',
  ])('of type %s is no form', async (type) => {
    expect(await refusal(post('a=b', type))).toEqual(['form', 415])
  })

  test('that is said to be larger than a form is not read at all', async () => {
    const body = new ReadableStream(
      { pull: () => Promise.reject(new Error('read')) },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': URLENCODED, 'content-length': String(MAX_FORM_BYTES + 1) }
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect(await refusal(readForm(request))).toEqual(['form', 413])
    expect(request.bodyUsed).toBe(false)
  })

  test('may be as long as the longest step, all in emoji', () => {
    // Twenty long answers of 5000 units, two a sign, twelve bytes a sign when posted.
    expect(MAX_FORM_BYTES).toBeGreaterThan(20 * 2500 * 12)
  })
})

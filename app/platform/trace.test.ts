import { expect, test } from 'vitest'
import { readTraceparent, traceFacts, traceHeaders, withTrace } from './trace.server.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const HEADER = `00-${TRACE}-00f067aa0ba902b7-01`

test.each([
  ['as the standard has it', HEADER, true],
  ['of a later version', `cc-${TRACE}-00f067aa0ba902b7-01-what-comes`, true],
  ['of a version that is none', `ff-${TRACE}-00f067aa0ba902b7-01`, false],
  ['with more behind version 00’s flags', `${HEADER}0`, false],
  ['without a trace', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, false],
  ['without a span', `00-${TRACE}-${'0'.repeat(16)}-01`, false],
  ['in capitals', HEADER.toUpperCase(), false],
  ['with a line break', `${HEADER}\nx: y`, false],
  ['that is long', `cc-${TRACE}-00f067aa0ba902b7-01-${'x'.repeat(300)}`, false],
  ['that is not there', undefined, false],
  ['that is there twice', [HEADER, HEADER], false],
])('a header %s', (_which, header, isRead) => {
  expect(readTraceparent(header)).toBe(isRead ? header : undefined)
})

test('what is asked of others is in the same trace, with a span of our own', async () => {
  const sent = await withTrace({ traceparent: HEADER }, () => Promise.resolve().then(traceHeaders))
  expect(sent.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`))
  expect(sent.traceparent).not.toBe(HEADER)
})

test('the log tells the number of the request and its trace', () => {
  const facts = withTrace({ reference: 'abcd1234', traceparent: HEADER }, traceFacts)
  expect(facts).toEqual({ reference: 'abcd1234', trace: TRACE })
})

test('nothing is told outside of a request, nor of a trace that there is not', () => {
  expect([traceFacts(), traceHeaders()]).toEqual([{}, {}])
  expect(withTrace({ reference: 'abcd1234' }, traceHeaders)).toEqual({})
})

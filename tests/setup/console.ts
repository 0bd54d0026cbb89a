import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An error on the console fails the test. One that expects errors spies on the console itself. */
let spy: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = spy.mock.calls
  spy.mockRestore()
  expect(calls, 'console.error').toEqual([])
})

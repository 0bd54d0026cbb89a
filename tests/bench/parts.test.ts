import { expect, test } from 'vitest'
import { runParts } from './parts.ts'

test('a part that fails is named, and the others keep their figures', async () => {
  const fine = (name: string) => ({ name, run: () => Promise.resolve(`- Met: ${name}`) })
  const broken = { name: 'landing page', run: () => Promise.reject(new Error('no browser\nat …')) }
  expect(await runParts([fine('reads'), broken, fine('sizes')])).toEqual({
    texts: ['- Met: reads', '- Not measured: landing page: no browser', '- Met: sizes'],
    failures: ['landing page: no browser\nat …'],
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Callable } from './callable.tsx'

const [smit, lian] = ['038-4210005', '06-55512345']

test.each([
  ['Bel Smit, 038-4210005.', [smit], 'Bel Smit, <a href="tel:0384210005">038-4210005</a>.'],
  [
    'Bel Smit, 038-4210005, en Lian, 06-55512345',
    [smit, null, lian, smit],
    'Bel Smit, <a href="tel:0384210005">038-4210005</a>, en Lian, <a href="tel:0655512345">06-55512345</a>',
  ],
  ['Bel Smit', [smit, undefined, ''], 'Bel Smit'],
])('in %j each number that is known can be pressed', (text, phones, html) => {
  expect(renderToStaticMarkup(<Callable text={text} phones={phones} />)).toBe(html)
})

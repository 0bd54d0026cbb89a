import { expect, test } from 'vitest'
import { foldQuestions } from './questions.ts'

test('an answer lies folded below its question, which has its address; groups and what leads in stay', () => {
  const html =
    '<p>Vooraf</p><h2 id="kosten">Kosten</h2>\n<h3 id="wat">Wat?</h3>\n<p>Niets.</p><ul><li>a</li></ul><h3 id="hoe">Hoe?</h3><p>Zo.</p><h2 id="meer">Meer</h2><p>Na</p>'
  expect(foldQuestions(html)).toBe(
    '<p>Vooraf</p><h2 id="kosten">Kosten</h2>\n' +
      '<details><summary><h3>Wat?</h3></summary><div id="wat"><p>Niets.</p><ul><li>a</li></ul></div></details>' +
      '<details><summary><h3>Hoe?</h3></summary><div id="hoe"><p>Zo.</p></div></details>' +
      '<h2 id="meer">Meer</h2><p>Na</p>',
  )
})

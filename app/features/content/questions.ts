import { textOfHtml } from './plain-text.ts'

/** A lowest heading is a question, what follows its answer, which has the address. */
export function questionsIn(html: string) {
  const level = html.includes('<h3') ? 'h3' : 'h2'
  const parts = html.split(/(?=<h[23])/).filter((part) => part.startsWith(`<${level}`))
  return parts.map((part) => {
    const [question = '', answer = ''] = part.split(`</${level}>`)
    const [, id = ''] = /<div id="([^"]*)">/.exec(answer) ?? []
    return { id, question: textOfHtml(question), answer: textOfHtml(answer) }
  })
}

/**
 * Puts each answer of a page of questions away behind its question. The address of a question is that
 * of its answer: browsers open what a link leads into.
 *
 * @param html of a text in which a third-level heading is a question
 */
export const foldQuestions = (html: string): string =>
  html
    .split(/(?=<h[23])/)
    .map((part) =>
      part.replace(
        /^<h3 id="([^"]*)">(.*?)<\/h3>\s*(.*)$/s,
        '<details><summary><h3>$2</h3></summary><div id="$1">$3</div></details>',
      ),
    )
    .join('')

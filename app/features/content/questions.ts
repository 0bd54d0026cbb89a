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

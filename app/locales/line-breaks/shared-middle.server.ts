type Change = (html: string) => Buffer<ArrayBuffer>

/**
 * What a text of ours says between `<main>` and its end is the same for whoever reads it; its head and foot are
 * not. That middle is changed once, and anew as soon as it says anything else.
 *
 * @param change what is done to a page or a part of one that begins with a tag
 * @returns the same for a page under a name: only of pages that hold nothing of who reads them, since the
 *   middle of each name's last page is remembered
 */
export function rememberingMiddles(change: Change): (html: string, name: string) => Buffer<ArrayBuffer> {
  const middles = new Map<string, { html: string; bytes: Buffer }>()

  const middleOf = (name: string, html: string) => {
    const last = middles.get(name)
    if (last?.html === html) return last.bytes
    const bytes = change(html)
    middles.set(name, { html, bytes })
    return bytes
  }

  return (html, name) => {
    const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')]
    if (start === -1 || end < start) return change(html)
    return Buffer.concat([
      change(html.slice(0, start)),
      middleOf(name, html.slice(start, end)),
      change(html.slice(end)),
    ])
  }
}

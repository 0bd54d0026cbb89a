type Change = (html: string) => Buffer<ArrayBuffer>

/**
 * From `<main>` on, a text of ours is the same for whoever reads it; what stands before it is not. So that part
 * is changed once, and anew as soon as it says anything else.
 *
 * @param change what is done to a page, or a part of one that begins with a tag
 * @returns the same for a page under a name: only of pages that hold nothing of who reads them, since that
 *   part of each name's last page is remembered
 */
export function rememberingTexts(
  change: Change,
): (html: string, name: string) => Buffer<ArrayBuffer> {
  const known = new Map<string, { html: string; bytes: Buffer }>()

  const bytesOf = (name: string, html: string) => {
    const last = known.get(name)
    if (last?.html === html) return last.bytes
    const bytes = change(html)
    known.set(name, { html, bytes })
    return bytes
  }

  return (html, name) => {
    const start = Math.max(0, html.indexOf('<main'))
    return Buffer.concat([change(html.slice(0, start)), bytesOf(name, html.slice(start))])
  }
}

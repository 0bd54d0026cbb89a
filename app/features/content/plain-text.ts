const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** One space between blocks. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|h\d|li|td|th|blockquote|figcaption)>/g, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SIGNS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

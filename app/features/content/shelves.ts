export const shelves = ['kennisbank', 'blog', 'pagina', 'uitvaartondernemers', 'juridisch'] as const
export type Shelf = (typeof shelves)[number]

const ELSEWHERE: Record<string, string> = { stappen: '/hoewerkthet/stappen' }

/** The address of a text. @param slug the name of its file, without extension */
export function textPath(shelf: Shelf, slug: string): string {
  if (shelf === 'pagina') return ELSEWHERE[slug] ?? `/${slug}`
  return slug === 'index' ? `/${shelf}` : `/${shelf}/${slug}`
}

export const WITH_FORM = ['/uitvaartondernemers/aanmeldformulier']

/** Where texts stand: the folders of app/content/nl. */
export const shelves = ['kennisbank', 'blog', 'pagina', 'uitvaartondernemers', 'juridisch'] as const
export type Shelf = (typeof shelves)[number]

/** Pages of the shelf 'pagina' that do not stand directly under the name of the site. */
const ELSEWHERE: Record<string, string> = { stappen: '/hoewerkthet/stappen' }

/** The address of a text. The text called 'index' is the front page of its shelf. */
export function pathOf(shelf: Shelf, slug: string): string {
  if (shelf === 'pagina') return ELSEWHERE[slug] ?? `/${slug}`
  return slug === 'index' ? `/${shelf}` : `/${shelf}/${slug}`
}

/** Addresses of texts with a form below them, which have a route of their own. */
export const WITH_FORM = ['/uitvaartondernemers/aanmeldformulier']

import { href } from 'react-router'

/**
 * In use somewhere: views of the home page (specification 2.1), and a link that never had a page.
 */
export const oldAddresses: Record<string, string> = {
  home: href('/'),
  form: href('/formulier'),
  booking: href('/afspraak'),
  overview: href('/dashboard'),
  staff: href('/admin'),
  register: href('/aanmelden'),
  'kennisbank/gezin-gesprekken-laatste-wensen': href('/kennisbank/:slug', {
    slug: 'gezin-gesprekken-wensen',
  }),
}

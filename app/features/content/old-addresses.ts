/**
 * In use somewhere: views of the home page (specification 2.1), and a link that never had a page.
 */
export const oldAddresses: Record<string, `/${string}`> = {
  home: '/',
  form: '/formulier',
  booking: '/afspraak',
  overview: '/dashboard',
  staff: '/admin',
  register: '/aanmelden',
  'kennisbank/gezin-gesprekken-laatste-wensen': '/kennisbank/gezin-gesprekken-wensen',
}

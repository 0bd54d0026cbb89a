const TAG_MANAGER = 'https://www.googletagmanager.com'
const ANALYTICS = `${TAG_MANAGER} https://*.google-analytics.com https://*.analytics.google.com`

/** What the payment provider's script needs, as its guide for security says. */
const CHECKOUT = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com',
  frames:
    'https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com',
  images: 'https://*.stripe.com',
  connections: 'https://api.stripe.com https://checkout.stripe.com',
}

export type PagePolicy = {
  measured?: boolean
  showsCheckout?: boolean
  formTargets?: readonly string[]
  styles?: string | null
}

/**
 * @param own what lets our scripts run: a nonce, or the address of the one script
 * @param page.measured the tag manager may send; then it can fetch nothing of our own site
 * @param page.showsCheckout the payment provider's script may run, and show its checkout
 * @param page.styles the hash of styles that stand in the page
 * @param page.formTargets other sites that its forms may end up at: browsers look at redirects too
 */
export function securityHeaders(
  own: string,
  https: boolean,
  dev: boolean,
  { measured = false, showsCheckout = false, formTargets = [], styles }: PagePolicy = {},
): [string, string][] {
  const checkout = (sites: string) => (showsCheckout ? ` ${sites}` : '')
  const policy = [
    "default-src 'none'",
    // It follows from the line before; checkers of policies look for it by name.
    "object-src 'none'",
    `script-src ${own}${dev ? " 'self'" : ''}${measured ? ` ${TAG_MANAGER}` : ''}${checkout(CHECKOUT.scripts)}`,
    // The development server injects styles.
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}${styles ? ` ${styles}` : ''}`,
    `img-src 'self' data:${measured ? ` ${TAG_MANAGER} https://*.google-analytics.com` : ''}${checkout(CHECKOUT.images)}`,
    "font-src 'self'",
    `connect-src ${measured ? ANALYTICS : "'self'"}${dev ? ' ws:' : ''}${checkout(CHECKOUT.connections)}`,
    ...(showsCheckout ? [`frame-src ${CHECKOUT.frames}`] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    // With 'no-referrer' browsers send 'Origin: null' on plain form posts.
    ['Referrer-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ...(https
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [
          string,
          string,
        ][])
      : []),
  ]
}

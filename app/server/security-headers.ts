const TAG_MANAGER = 'https://www.googletagmanager.com'
/** Where Google says that its analytics sends to. */
const ANALYTICS = `${TAG_MANAGER} https://*.google-analytics.com https://*.analytics.google.com`

/**
 * Headers of every answer, whoever makes it: pages, files, errors, `.data`.
 *
 * @param own what lets this answer's own scripts run: a nonce, or the address of the one script
 * @param https false only on a developer's machine
 * @param measured whether the page loads the tag manager, which may then send what it measures. Such
 *   a page asks our own site for nothing: a script of others shall not fetch other pages of ours
 */
export function securityHeaders(
  own: string,
  https: boolean,
  dev: boolean,
  measured = false,
): [string, string][] {
  const policy = [
    "default-src 'none'",
    `script-src ${own}${dev ? " 'self'" : ''}${measured ? ` ${TAG_MANAGER}` : ''}`,
    // The development server injects styles; built pages have one stylesheet of their own.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    `img-src 'self' data:${measured ? ` ${TAG_MANAGER} https://*.google-analytics.com` : ''}`,
    "font-src 'self'",
    `connect-src ${measured ? ANALYTICS : "'self'"}${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    // Not 'no-referrer': with it browsers send 'Origin: null' on plain form posts.
    ['Referrer-Policy', 'same-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
    ...(https
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [
          string,
          string,
        ][])
      : []),
  ]
}

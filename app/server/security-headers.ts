/**
 * Headers of every answer, whoever makes it: pages, files, errors, `.data`.
 *
 * @param own what lets this answer's own scripts run: a nonce, or the address of the one script
 * @param https false only on a developer's machine
 */
export function securityHeaders(own: string, https: boolean, dev: boolean): [string, string][] {
  const policy = [
    "default-src 'none'",
    `script-src ${own}${dev ? " 'self'" : ''}`,
    // The development server injects styles; built pages have one stylesheet of their own.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
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
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as [string, string][])
      : []),
  ]
}

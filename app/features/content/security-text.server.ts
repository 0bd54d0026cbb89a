import { href } from 'react-router'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'

/** Months in which it counts: less than a year, as RFC 9116 asks, and always made anew in time. */
const COUNTS_MONTHS = 6

/** Whom to tell of a hole in the website, for programs (RFC 9116). */
export function securityText(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + COUNTS_MONTHS, 1))
  return [
    `Contact: mailto:${env().HELPDESK_EMAIL}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${absoluteLink(href('/.well-known/security.txt'))}`,
    `Policy: ${absoluteLink(href('/veiligheid-melden'))}`,
    '',
  ].join('\n')
}

import { securityText } from '#app/features/content/security-text.server.ts'

/** Whom to tell of a hole in the website. */
export const loader = () =>
  new Response(securityText(new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })

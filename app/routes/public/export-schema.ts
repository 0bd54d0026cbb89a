import { publishedSchema } from '#app/features/own-data/format.server.ts'

/** What stands in an export, for whoever wants to read one with a program. */
export const loader = () =>
  new Response(publishedSchema(), {
    headers: { 'Content-Type': 'application/schema+json; charset=utf-8' },
  })

import { z } from 'zod'

/** A day as front matter says it: '2026-11-21'. */
const day = z.union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))])

/** What each text in app/content says of itself above its first line. */
export const frontMatter = z.strictObject({
  title: z.string().min(3).max(90),
  /** For search engines and lists. */
  description: z.string().min(20).max(155),
  published: day,
  /** When someone last checked that it is still true. */
  reviewed: day,
  /** Where facts that can age come from, and when that was last looked up. */
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(3),
        url: z.url({ protocol: /^https$/ }),
        reviewed: day,
      }),
    )
    .default([]),
  /** One or two sentences for a card; the description unless given. */
  teaser: z.string().max(220).optional(),
  /** Place in lists, from low to high. */
  order: z.number().int().default(100),
  /** Several questions with answers: each heading of the second level is a question. */
  kind: z.enum(['text', 'faq']).default('text'),
})
export type FrontMatter = z.infer<typeof frontMatter>

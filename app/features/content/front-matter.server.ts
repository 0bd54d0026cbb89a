import { z } from 'zod'

/** Like '2026-11-21'. */
const daySchema = z.union([
  z.iso.date(),
  z.date().transform((date) => date.toISOString().slice(0, 10)),
])

export const frontMatter = z.strictObject({
  title: z.string().min(3).max(90),
  description: z.string().min(20).max(155),
  published: daySchema,
  updated: daySchema,
  /** When someone last read the text beside all its sources. Left out as long as nobody did. */
  reviewed: daySchema.optional(),
  sources: z
    .array(
      z.strictObject({
        label: z.string().min(3),
        url: z.url({ protocol: /^https$/ }),
      }),
    )
    .default([]),
  teaser: z.string().max(220).optional(),
  order: z.number().int().default(100),
  /** faq: each heading of the second level is a question. */
  kind: z.enum(['text', 'faq']).default('text'),
})
export type FrontMatter = z.infer<typeof frontMatter>

import { veer } from '#app/features/interview/sections/veer.ts'

const { fields, ...section } = veer
const [lifeMoments] = fields

/** The first question of the first step, for who begins with it before they sign up. */
export const firstAnswerForm = {
  ...section,
  fields: [{ ...lifeMoments, required: true }],
} as const

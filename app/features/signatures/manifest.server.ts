import { href } from 'react-router'
import { defineFeature } from '#app/features/feature/manifest.ts'
import { MOST_CHECKED } from './check-form.ts'

export const signatures = defineFeature({
  // Somewhat more than what is looked at, so that the page can say that it was too large.
  posts: { large: { [href('/controleer')]: 3 * MOST_CHECKED } },
  tables: {},
})

import { defineFeature } from '#app/features/feature/manifest.ts'

export const pendingPosts = defineFeature({
  tables: {
    pending_posts: {
      actor: 'accounts',
      owner: 'user_id',
      retention: {
        ends: 'after an hour, or when its owner has signed in',
        because: 'its owner signs in at once or not at all',
        clean: (sql) => sql`delete from pending_posts where expires_at < now()`,
      },
      bytes: { token: 'hash', sealed: 'personal or secret' },
      bound: ['user_id', 'form'],
      exported: { not: 'nobody has shown to be its writer yet', told: 'brief' },
      backup: 'people',
    },
  },
  overview: { not: 'what waits an hour comes back by signing in' },
})

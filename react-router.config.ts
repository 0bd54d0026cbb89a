import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole manifest with the first page: a deploy while someone types never forces a reload.
  routeDiscovery: { mode: 'initial' },
  // The framework's own check of Origin leaves out routes without a page and answers without our
  // error page; app/middleware/origin.server.ts does it for every route.
  allowedActionOrigins: ['**'],
} satisfies Config

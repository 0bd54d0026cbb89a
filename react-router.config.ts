import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Without it an address would tell browsers of its routes, which none asks for: no page hydrates.
  routeDiscovery: { mode: 'initial' },
  // The framework's own check of Origin leaves out routes without a page and answers without our
  // error page; app/middleware/origin.server.ts does it for every route.
  allowedActionOrigins: ['**'],
} satisfies Config

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole manifest with the first page: a deploy while someone types never forces a reload.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  layout('routes/personal/layout.tsx', [route('dashboard', 'routes/personal/dashboard.tsx')]),
  layout('routes/admin/layout.tsx', [route('admin', 'routes/admin/dashboard.tsx')]),
  layout('routes/guild/layout.tsx', [route('franchise/dashboard', 'routes/guild/dashboard.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

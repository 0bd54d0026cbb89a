import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { sectionKeys } from './features/interview/sections/index.ts'

export default [
  index('routes/home.tsx'),
  layout('routes/personal/layout.tsx', [
    route('vragenlijst', 'routes/personal/interview-start.tsx'),
    ...sectionKeys.map((key) =>
      route(`vragenlijst/${key}`, 'routes/personal/interview-step.tsx', { id: `step-${key}` }),
    ),
    route('dashboard', 'routes/personal/dashboard.tsx'),
  ]),
  layout('routes/admin/layout.tsx', [route('admin', 'routes/admin/dashboard.tsx')]),
  layout('routes/guild/layout.tsx', [route('franchise/dashboard', 'routes/guild/dashboard.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

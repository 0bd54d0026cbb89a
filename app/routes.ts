import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { textPages } from './content/pages.ts'
import { sectionKeys } from './features/interview/sections/index.ts'

export default [
  index('routes/home.tsx'),
  route('auth', 'routes/auth/auth.tsx'),
  route('auth/controleer-uw-mail', 'routes/auth/check-mail.tsx'),
  route('auth/bevestigen', 'routes/auth/verify.tsx'),
  route('auth/link', 'routes/auth/link.tsx'),
  route('auth/uitloggen', 'routes/auth/sign-out.tsx'),
  route('herinnering', 'routes/reminders/reminder.tsx'),
  route('reset-password', 'routes/auth/reset-password.tsx'),
  route('dev/postvak', 'routes/dev/mailbox.tsx'),
  route('dev/postvak/:id', 'routes/dev/mail.tsx'),
  layout('routes/personal/layout.tsx', [
    route('vragenlijst', 'routes/personal/interview-start.tsx'),
    ...sectionKeys.map((key) =>
      route(`vragenlijst/${key}`, 'routes/personal/interview-step.tsx', { id: `step-${key}` }),
    ),
    route('vragenlijst/naw/kaartjes', 'routes/personal/cards-request.tsx'),
    route('dashboard', 'routes/personal/dashboard.tsx'),
    route('dashboard/kaartjes', 'routes/personal/cards.tsx'),
    route('dashboard/kaartjes/:card/intrekken', 'routes/personal/card-revoke.tsx'),
    route('dashboard/wensen.pdf', 'routes/personal/wishes-pdf.ts'),
    route('dashboard/versies', 'routes/personal/versions.tsx'),
    route('dashboard/versies/:number', 'routes/personal/version.tsx'),
    route('dashboard/versies/:number/terugzetten', 'routes/personal/version-restore.tsx'),
  ]),
  layout('routes/admin/layout.tsx', [route('admin', 'routes/admin/dashboard.tsx')]),
  layout('routes/guild/layout.tsx', [route('franchise/dashboard', 'routes/guild/dashboard.tsx')]),
  route('dossieropvragen', 'routes/public/find-file.tsx'),
  ...textPages.map((path) => route(path, 'routes/public/text.tsx', { id: `text-${path}` })),
  route('kennisbank', 'routes/public/knowledge.tsx'),
  route('kennisbank/:slug', 'routes/public/article.tsx', { id: 'article' }),
  route('blog', 'routes/public/blog.tsx'),
  route('blog/rss.xml', 'routes/public/rss.ts'),
  route('sitemap.xml', 'routes/public/sitemap.ts'),
  route('robots.txt', 'routes/public/robots.ts'),
  route('blog/:slug', 'routes/public/article.tsx', { id: 'post' }),
  route('juridisch/privacyverklaring', 'routes/legal/privacy.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig

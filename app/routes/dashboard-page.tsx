import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb, Narrow, Tabs } from '#app/ui/index.ts'
import { PageTitle } from './page-title.tsx'

/** The pages of the user area, in the order of their menu; the key is that of the text. */
const PAGES = {
  overview: '/dashboard',
  documents: '/vragenlijst/documenten',
  versions: '/dashboard/versies',
  cards: '/dashboard/kaartjes',
  livingWill: '/dashboard/wilsverklaring',
  contacts: '/dashboard/contacten',
  account: '/dashboard/account',
  sessions: '/dashboard/sessies',
  privacy: '/dashboard/privacy',
} as const

type DashboardPageProps = {
  current: keyof typeof PAGES
  /** The heading of the page. */
  title: string
  /** True when something has to be mended before the page can go on. */
  failed?: boolean
  /** The page that this one is a part of, where that is not the overview. */
  parent?: { href: string; text: string }
  children: ReactNode
}

/** A page of the user area: its title, the menu of the area and its contents. */
export function DashboardPage(props: DashboardPageProps) {
  const { current, title, failed = false, parent, children } = props
  const { t } = useTranslation(['common', 'dashboard'])
  const items = Object.entries(PAGES).map(([key, href]) => ({
    href,
    text: t(`dashboard:menu.${key as keyof typeof PAGES}`),
  }))
  return (
    <Narrow>
      <PageTitle title={title} failed={failed} />
      <Tabs label={t('dashboard:menu.label')} items={items} current={PAGES[current]} />
      {parent && (
        <Breadcrumb
          label={t('nav.you')}
          items={[{ href: '/dashboard', text: t('nav.wishes') }, parent, { text: title }]}
        />
      )}
      <h1>{title}</h1>
      {children}
    </Narrow>
  )
}

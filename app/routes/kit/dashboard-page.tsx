import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Breadcrumb, WithMenu } from '#app/ui/index.ts'
import { PageTitle } from './page-title.tsx'

/** The pages of the user area, in the order of their menu; the key is that of the text. */
const PAGES = {
  overview: href('/dashboard'),
  documents: href('/vragenlijst/documenten'),
  versions: href('/dashboard/versies'),
  cards: href('/dashboard/kaartjes'),
  livingWill: href('/dashboard/wilsverklaring'),
  contacts: href('/dashboard/contacten'),
  account: href('/dashboard/account'),
  sessions: href('/dashboard/sessies'),
  privacy: href('/dashboard/privacy'),
} as const

type DashboardPageProps = {
  current: keyof typeof PAGES
  /** The heading of the page. */
  title: string
  /** True when something has to be mended before the page can go on. */
  failed?: boolean
  /** The page that this one is a part of, where that is not the overview. */
  parent?: { href: string; text: string }
  /** What is wrong with what was sent, directly above the heading. */
  problems?: ReactNode
  children: ReactNode
}

/** A page of the user area: its title, the menu of the area and its contents. */
export function DashboardPage(props: DashboardPageProps) {
  const { current, title, failed = false, parent, problems, children } = props
  const { t } = useTranslation(['common', 'dashboard'])
  const items = Object.entries(PAGES).map(([key, address]) => ({
    href: address,
    text: t(`dashboard:menu.${key as keyof typeof PAGES}`),
  }))
  return (
    <WithMenu label={t('dashboard:menu.label')} items={items} current={PAGES[current]}>
      <PageTitle title={title} failed={failed} />
      {parent && (
        <Breadcrumb
          label={t('nav.you')}
          items={[{ href: href('/dashboard'), text: t('nav.wishes') }, parent, { text: title }]}
        />
      )}
      {problems}
      <h1>{title}</h1>
      {children}
    </WithMenu>
  )
}

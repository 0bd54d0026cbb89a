import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Breadcrumb, ScreenOnly, WithMenu } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { useUnread } from './unread.ts'

/** The pages of a guild member, in the order of their menu; the key is that of the text. */
const PAGES = {
  dashboard: href('/franchise/dashboard'),
  notices: href('/franchise/meldingen'),
  payments: href('/franchise/betalingen'),
  people: href('/franchise/collegas'),
  business: href('/franchise/gegevens'),
} as const

type GuildPageProps = {
  current: keyof typeof PAGES
  /** Of the browser's tab, and the heading unless that is another. */
  title: string
  heading?: string | undefined
  /** True when something has to be mended before the page can go on. */
  failed?: boolean
  /** Whether the page is a part of the one that is current. */
  isPart?: boolean
  /** The id of the heading, where the page goes on at it. */
  place?: string
  /** Whether it holds a sheet to print, with a heading of its own. */
  isSheet?: boolean
  /** What is wrong with what was sent, directly above the heading. */
  problems?: ReactNode
  children: ReactNode
}

/** A page of a guild member: its title, the menu and its contents. */
export function GuildPage(props: GuildPageProps) {
  const { current, title, heading = title, failed = false, isPart = false, place, isSheet } = props
  const { t } = useTranslation(['member', 'common'])
  const unread = useUnread()
  const items = Object.entries(PAGES).map(([key, address]) => ({
    href: address,
    text: t(`menu.${key as keyof typeof PAGES}`),
    ...(key === 'notices' && { count: unread }),
  }))
  const h1 = (
    <h1 id={place} tabIndex={place ? -1 : undefined}>
      {heading}
    </h1>
  )
  return (
    <WithMenu label={t('menu.label')} items={items} current={PAGES[current]} isPart={isPart}>
      <PageTitle title={title} failed={failed} />
      {isPart && (
        <Breadcrumb
          label={t('common:nav.you')}
          items={[{ href: PAGES[current], text: t(`menu.${current}`) }, { text: title }]}
        />
      )}
      {props.problems}
      {isSheet ? <ScreenOnly>{h1}</ScreenOnly> : h1}
      {props.children}
    </WithMenu>
  )
}

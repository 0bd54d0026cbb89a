import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { Breadcrumb } from '#app/ui/index.ts'
import { PageTitle } from '../kit/page-title.tsx'

type OfficePageProps = {
  /** The heading of the page, and its title in the browser. */
  title: string
  /** True when something has to be mended before the page can go on. */
  failed?: boolean
  /** The page that this one is a part of, where that is not a place of its own. */
  parent?: { href: string; text: string }
  /** What is wrong with what was sent, directly above the heading. */
  problems?: ReactNode
  children: ReactNode
}

/** A page of the office: its title, the way back to what it is a part of, and its contents. */
export function OfficePage({ title, failed = false, parent, problems, children }: OfficePageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={title} failed={failed} />
      {parent && <Breadcrumb label={t('nav.you')} items={[parent, { text: title }]} />}
      {problems}
      <h1>{title}</h1>
      {children}
    </>
  )
}

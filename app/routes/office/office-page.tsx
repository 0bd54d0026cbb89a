import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from 'react-router'
import { Breadcrumb } from '#app/ui/index.ts'
import { PageTitle } from '../page-title.tsx'

type OfficePageProps = {
  /** The heading of the page. */
  title: string
  /** True when something has to be mended before the page can go on. */
  failed?: boolean
  children: ReactNode
}

/** A page of the office: its title, the way back to the first page, and its contents. */
export function OfficePage({ title, failed = false, children }: OfficePageProps) {
  const { t } = useTranslation(['accounts', 'common'])
  return (
    <>
      <PageTitle title={title} failed={failed} />
      <Breadcrumb
        label={t('common:nav.you')}
        items={[{ href: href('/admin'), text: t('office.title') }, { text: title }]}
      />
      <h1>{title}</h1>
      {children}
    </>
  )
}

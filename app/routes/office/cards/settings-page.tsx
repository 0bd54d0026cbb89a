import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { Tabs } from '#app/ui/index.ts'
import { OfficePage } from '../office-page.tsx'

const TABS = {
  logo: href('/admin/contacten/logo'),
  sender: href('/admin/contacten/retouradres'),
  contacts: href('/admin/contacten'),
  areas: href('/admin/contacten/postcodegebieden'),
} as const

type SettingsPageProps = {
  /** The sub-tab that it belongs to. */
  current: keyof typeof TABS
  /** Unless it is the one of the sub-tab. */
  title?: string
  failed?: boolean
  /** What is wrong with what was sent, directly above the heading. */
  problems?: ReactNode
  children: ReactNode
}

/** A page of the tab 'Default Contacten', below its sub-tabs. */
export function SettingsPage({
  current,
  title,
  failed = false,
  problems,
  children,
}: SettingsPageProps) {
  const { t } = useTranslation('cardDesk')
  const keys = Object.keys(TABS) as (keyof typeof TABS)[]
  return (
    <OfficePage title={title ?? t(`tabs.${current}`)} failed={failed} problems={problems}>
      <Tabs
        label={t('tabs.label')}
        items={keys.map((key) => ({ href: TABS[key], text: t(`tabs.${key}`) }))}
        current={TABS[current]}
      />
      {children}
    </OfficePage>
  )
}

import { useTranslation } from 'react-i18next'

type PageTitleProps = {
  title: string
  /** True when something has to be mended before the page can go on: the title begins with it. */
  failed?: boolean | undefined
}

/** The name of a page, as the browser shows and screen readers say it first. */
export function PageTitle({ title, failed = false }: PageTitleProps) {
  const { t } = useTranslation()
  return <title>{`${failed ? t('form.titleError', { title }) : title} | ${t('site.name')}`}</title>
}

import { useTranslation } from '#app/locales/use-translation.ts'
import type { MessageKey } from '#app/locales/flash.ts'
import { useFrame } from './frame/frame.ts'

type PageTitleProps = {
  title: string
  /** True when something has to be mended before the page can go on: the title begins with it. */
  failed?: boolean | undefined
}

/** Messages of which the first word may be heard as soon as the page is there. */
const SAVED = new Set<MessageKey>([
  'stepSaved',
  'steenSaved',
  'answerSaved',
  'wishesSaved',
  'wishesUpdated',
  'detailsSaved',
])

/** The name of a page, as the browser shows and screen readers say it first. */
export function PageTitle({ title, failed = false }: PageTitleProps) {
  const { t } = useTranslation()
  const key = useFrame()?.flash?.key
  const said = failed ? 'titleError' : key && SAVED.has(key) && 'titleSaved'
  return <title>{`${said ? t(`form.${said}`, { title }) : title} | ${t('site.name')}`}</title>
}

import { useTranslation } from 'react-i18next'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { ChatButton, SiteFooter, SiteHeader } from '#app/ui/index.ts'

type Root = ReturnType<typeof useRouteLoaderData<typeof loader>>

const useRoot = () => useRouteLoaderData<typeof loader>('root')

/** The parts of the site behind the sign-in page have a menu of their own. */
const AREAS = /^routes\/(personal|admin|guild)\/layout$/

const useInArea = () => useMatches().some(({ id }) => AREAS.test(id))

/** The letterhead of every page. Public pages differ from person to person in the last link only. */
export function Header() {
  const { t } = useTranslation(['common', 'site'])
  const { pathname } = useLocation()
  const root = useRoot()
  const inArea = useInArea()
  const nav = inArea
    ? [
        { href: '/vragenlijst', text: t('nav.interview') },
        ...(root?.office || root?.guild ? [{ href: '/dashboard', text: t('nav.wishes') }] : []),
        { href: '/auth/uitloggen', text: t('nav.signOut') },
      ]
    : [
        { href: '/', text: t('nav.home') },
        { href: '/hoewerkthet', text: t('site:nav.how') },
        { href: '/allesoverwensen', text: t('site:nav.wishes') },
        { href: '/kennisbank', text: t('site:nav.knowledge') },
        { href: '/uitvaartondernemers', text: t('site:nav.directors') },
      ]
  return (
    <SiteHeader
      home={{ href: '/', text: t('site.name') }}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      nav={nav}
      current={partOf(pathname, nav)}
      account={useAccountLink(root)}
    />
  )
}

/** The part of the site that a page belongs to, or the page itself. */
const partOf = (path: string, nav: readonly { href: string }[]) =>
  nav.find(({ href }) => href !== '/' && path.startsWith(`${href}/`))?.href ?? path

/** Specification 2.1: staff see the office, others their wishes. */
function useAccountLink(root: Root) {
  const { t } = useTranslation()
  if (!root?.signedIn) return { href: '/auth', text: t('nav.signIn') }
  if (root.office) return { href: '/admin', text: t('nav.admin') }
  if (root.guild) return { href: '/franchise/dashboard', text: t('nav.guild') }
  return { href: '/dashboard', text: t('nav.wishes') }
}

/** The foot of every page: every part of the site. */
export function Footer() {
  const { t } = useTranslation(['common', 'site'])
  const root = useRoot()
  return (
    <SiteFooter columns={useFooterColumns()}>
      {root?.total && <p>{t('site:footer.count', { total: root.total })}</p>}
      <p>
        {t('footer.about')} {t('site:footer.hours')}
      </p>
      {root && <p>{t('footer.helpdesk', { email: root.helpdesk })}</p>}
    </SiteFooter>
  )
}

function useFooterColumns() {
  const { t } = useTranslation(['common', 'site'])
  return [
    {
      title: t('site:footer.register'),
      items: [
        { href: '/hoewerkthet/stappen', text: t('site:footer.steps') },
        { href: '/voordelen', text: t('site:footer.benefits') },
        { href: '/registreren', text: t('site:footer.join') },
        { href: '/afspraak', text: t('site:footer.plan') },
      ],
    },
    {
      title: t('site:footer.read'),
      items: [
        { href: '/kennisbank', text: t('site:nav.knowledge') },
        { href: '/blog', text: t('site:blog.title') },
        { href: '/veelgestelde-vragen', text: t('site:footer.faq') },
        { href: '/over-ons', text: t('site:footer.about') },
      ],
    },
    {
      title: t('site:footer.directors'),
      items: [
        { href: '/uitvaartondernemers/samenwerkingsmodel', text: t('site:footer.model') },
        { href: '/uitvaartondernemers/inloggen', text: t('site:footer.enter') },
        { href: '/dossieropvragen', text: t('site:footer.request') },
        { href: '/admin-auth', text: t('footer.adminAccess') },
      ],
    },
    {
      title: t('site:footer.legal'),
      items: [
        { href: '/juridisch/privacyverklaring', text: t('footer.privacy'), dialog: true },
        { href: '/juridisch/cookiebeleid', text: t('site:footer.cookies') },
        { href: '/cookies', text: t('site:footer.cookieSettings') },
        { href: '/toegankelijkheid', text: t('site:footer.accessibility') },
      ],
    },
  ]
}

/** The way to a person, on public pages (specification 1). */
export function Chat() {
  const { t } = useTranslation('site')
  const chat = useRoot()?.chat
  const inArea = useInArea()
  return chat && !inArea ? (
    <ChatButton href={chat} title={t('chat.title')} text={t('chat.text')} />
  ) : null
}

import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href, useLocation, useMatches } from 'react-router'
import { openingWords } from '#app/features/opening/opening.ts'
import { ChatButton, SiteFooter, SiteHeader, SlimFooter } from '#app/ui/index.ts'
import { dialled, unbroken } from '#app/locales/phone.ts'
import { useFrame } from './frame.ts'
import type { PageHandle } from '../page-handle.ts'

/** The parts of the site behind the sign-in page have a menu of their own, for those who are in: their layouts say so. */
function useInArea(): boolean {
  const signedIn = useFrame()?.signedIn ?? false
  const hasMenu = useHandled('hasMenu')
  return signedIn && hasMenu
}

/** Whether a route of this page says that of itself. */
const useHandled = (what: 'hasMenu' | 'slimFoot' | 'isQuiet'): boolean =>
  useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[what])

/** What stands above a part of the site that has loaded, in place of the letterhead. */
function useOwnHeader(): ReactNode {
  const loaded = useMatches().filter(({ loaderData }) => loaderData)
  return loaded.map(({ handle }) => (handle as PageHandle | undefined)?.header).find(Boolean)
}

/**
 * What stands above a page: the letterhead, unless its part of the site brings something of its
 * own.
 */
export const Header = () => useOwnHeader() ?? <Letterhead />

/** Above every page but those of the office. Public pages differ in the last link only. */
function Letterhead() {
  const { t } = useTranslation(['common', 'site'])
  const { pathname } = useLocation()
  const frame = useFrame()
  const inArea = useInArea()
  const nav = inArea
    ? [
        { href: href('/vragenlijst'), text: t('nav.interview') },
        ...(frame?.office ? [{ href: href('/dashboard'), text: t('nav.wishes') }] : []),
        ...(frame?.guild
          ? [{ href: href('/franchise/dashboard'), part: '/franchise', text: t('nav.guild') }]
          : []),
        { href: href('/auth/uitloggen'), text: t('nav.signOut') },
      ]
    : [
        { href: href('/'), text: t('nav.home') },
        { href: href('/hoewerkthet'), text: t('site:nav.how') },
        { href: href('/allesoverwensen'), text: t('site:nav.wishes') },
        { href: href('/kennisbank'), text: t('site:nav.knowledge') },
        { href: href('/uitvaartondernemers'), text: t('site:nav.directors') },
      ]
  return (
    <SiteHeader
      home={{ href: href('/'), text: t('site.name') }}
      badge={t('site.badge')}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      nav={nav}
      current={partOf(pathname, nav)}
      account={useAccountLink()}
      accountFirst={inArea}
    />
  )
}

/** Documents have an address among the questions, and their place in the menu of the file. */
const isNoQuestion = (path: string) => path.startsWith(href('/vragenlijst/documenten'))

/** The part of the site that a page belongs to, or the page itself. */
const partOf = (path: string, nav: readonly { href: string; part?: string }[]) =>
  nav.find(
    ({ href: page, part = page }) =>
      part !== '/' && path.startsWith(`${part}/`) && !isNoQuestion(path),
  )?.href ?? path

/** Specification 2.1: staff see the office, others, guild members among them, their wishes. */
function useAccountLink() {
  const { t } = useTranslation()
  const frame = useFrame()
  if (!frame?.signedIn) return { href: href('/auth'), text: t('nav.signIn') }
  if (frame.office) return { href: href('/admin'), text: t('nav.admin') }
  return { href: href('/dashboard'), text: t('nav.wishes') }
}

/** Every part of the site; where one is at work only the ways to help and out. */
export function Footer() {
  const isSlim = useHandled('slimFoot')
  const inArea = useInArea()
  if (useHandled('isQuiet')) return <QuietFooter />
  return isSlim || inArea ? <FooterAtWork /> : <FooterOfSite />
}

function QuietFooter() {
  const { t } = useTranslation()
  const help = useHelp()
  const items = [
    ...(help?.waysNow ?? []),
    { href: href('/juridisch/privacyverklaring'), text: t('footer.privacy') },
  ]
  return <SlimFooter items={items} />
}

function FooterOfSite() {
  const { t } = useTranslation(['common', 'site'])
  const frame = useFrame()
  const help = useHelp()
  const lost = useLost()
  return (
    <SiteFooter columns={useFooterColumns()}>
      {frame?.total && <p>{t('site:footer.count', { total: frame.total })}</p>}
      <p>
        {t('footer.about')} {help?.hours}
      </p>
      <p>
        {[lost, ...(help?.ways ?? [])].map((way) => (
          <Fragment key={way.href}>
            <a href={way.href}>{way.text}</a>
            <br />
          </Fragment>
        ))}
      </p>
    </SiteFooter>
  )
}

function FooterAtWork() {
  const { t } = useTranslation()
  const help = useHelp()
  const guild = useFrame()?.guild
  // What the letterhead has, where there is another in its place.
  const own = useOwnHeader()
    ? [
        { href: href('/dashboard'), text: t('nav.wishes') },
        ...(guild ? [{ href: href('/franchise/dashboard'), text: t('nav.guild') }] : []),
      ]
    : []
  const lost = useLost()
  const signedIn = useFrame()?.signedIn
  // The start page of the office has a button for it (specification 2.8), right above.
  const hasButton = useLocation().pathname === href('/admin')
  const items = [
    ...(help?.waysNow ?? []),
    lost,
    ...own,
    { href: href('/juridisch/privacyverklaring'), text: t('footer.privacy'), dialog: true },
    ...(signedIn && !hasButton ? [{ href: href('/auth/uitloggen'), text: t('nav.signOut') }] : []),
  ]
  return <SlimFooter items={items} />
}

/** The door for who has lost someone. */
function useLost() {
  const { t } = useTranslation()
  return { href: href('/overleden'), text: t('footer.lost') }
}

/** How to reach a person, and when. */
function useHelp() {
  const { t } = useTranslation()
  const { t: site } = useTranslation('site')
  const frame = useFrame()
  if (!frame) return undefined
  const { helpdesk: email, phone } = frame
  const opening = openingWords(frame.opening, t)
  const ways = [
    // Some of who come here have no e-mail.
    ...(phone
      ? [{ href: dialled(phone), text: t('footer.phone', { phone: unbroken(phone) }) }]
      : []),
    { href: `mailto:${email}`, text: t('footer.helpdesk', { email }) },
  ]
  // Who can only write wants to know when an answer comes.
  const after = phone ? site('footer.from', opening) : `. ${site('footer.answers', opening)}`
  return {
    ways,
    /** With when somebody is there behind the first. */
    waysNow: ways.map((way, index) => (index === 0 ? { ...way, after } : way)),
    hours: site(phone ? 'footer.hours' : 'footer.answers', opening),
  }
}

function useFooterColumns() {
  const { t } = useTranslation(['common', 'site'])
  const enter = useFrame()?.guild
    ? { href: href('/franchise/dashboard'), text: t('nav.guild') }
    : { href: href('/uitvaartondernemers/inloggen'), text: t('site:footer.enter') }
  return [
    {
      title: t('site:footer.register'),
      items: [
        { href: href('/hoewerkthet/stappen'), text: t('site:footer.steps') },
        { href: href('/voordelen'), text: t('site:footer.benefits') },
        { href: href('/registreren'), text: t('site:footer.join') },
        { href: href('/afspraak'), text: t('site:footer.plan') },
      ],
    },
    {
      title: t('site:footer.read'),
      items: [
        { href: href('/kennisbank'), text: t('site:nav.knowledge') },
        { href: href('/blog'), text: t('site:blog.title') },
        { href: href('/veelgestelde-vragen'), text: t('site:footer.faq') },
        { href: href('/over-ons'), text: t('site:footer.about') },
      ],
    },
    {
      title: t('site:footer.directors'),
      items: [
        { href: href('/uitvaartondernemers/samenwerkingsmodel'), text: t('site:footer.model') },
        enter,
        { href: href('/dossieropvragen'), text: t('site:footer.request') },
        { href: href('/admin-auth'), text: t('footer.adminAccess') },
      ],
    },
    {
      title: t('site:footer.legal'),
      items: [
        { href: href('/juridisch/privacyverklaring'), text: t('footer.privacy'), dialog: true },
        { href: href('/juridisch/cookiebeleid'), text: t('site:footer.cookies') },
        { href: href('/cookies'), text: t('site:footer.cookieSettings'), dialog: true },
        { href: href('/toegankelijkheid'), text: t('site:footer.accessibility') },
      ],
    },
  ]
}

/** Parts of the site where a button over the page would lie over a field. */
const WRITING = [
  href('/auth'),
  href('/reset-password'),
  href('/aanmelden'),
  href('/formulier'),
  href('/vragenlijst'),
  href('/afspraak/gegevens'),
  href('/afspraak/wijzigen'),
  href('/uitvaartondernemers/aanmeldformulier'),
  href('/uitvaartondernemers/terugbellen'),
]
const isWriting = (path: string) =>
  WRITING.some((part) => path === part || path.startsWith(`${part}/`))

/** The way to a person, on public pages for reading (specification 1). */
export function Chat() {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  const chat = useFrame()?.chat
  const inArea = useInArea()
  const isQuiet = useHandled('isQuiet')
  return chat && !inArea && !isQuiet && !isWriting(pathname) ? (
    <ChatButton href={chat} title={t('chat.title')} text={t('chat.text')} />
  ) : null
}

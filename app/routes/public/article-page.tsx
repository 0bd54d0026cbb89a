import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { dateOf } from '#app/locales/dates.ts'
import type { Article } from '#app/features/content/articles.server.ts'
import { Breadcrumb, ButtonLink, ButtonRow, Card, Folded, Lead } from '#app/ui/index.ts'
import { MetaLine, Prose, Spread } from '#app/ui/page/prose.tsx'
import { useFrame } from '../kit/frame/frame.ts'
import { PageHead } from './page-head.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ArticleCards } from './article-cards.tsx'
import { StartButton } from './start-buttons.tsx'

/** Fewer parts than this need no table of contents. */
const LONG = 4

/** An article or a post, with what it rests on and where to go on. */
export function ArticlePage({ article }: { article: Article }) {
  const { t } = useTranslation('site')
  const { head, title, lead, html, minutes, updated, headings } = article
  const duration = t('article.minutes', { count: minutes })
  const changed = t('article.updated', { date: dateOf(updated) })
  return (
    <>
      <PageHead head={head} />
      <Crumbs article={article} />
      <article>
        <Spread
          head={
            <>
              <h1>{title}</h1>
              <Lead>{lead}</Lead>
              <MetaLine>{`${duration} · ${changed}`}</MetaLine>
            </>
          }
          aside={headings.length >= LONG && <TableOfContents headings={headings} />}
        >
          <Prose html={html} />
          {article.sources.length > 0 && <Sources article={article} />}
          <Card title={t('article.callTitle')}>
            <p>{t('article.callText')}</p>
            <ButtonRow>
              <StartButton />
            </ButtonRow>
          </Card>
        </Spread>
      </article>
      {article.related.length > 0 && <h2>{t('article.related')}</h2>}
      <ArticleCards cards={article.related} />
    </>
  )
}

type TextPageProps = {
  article: Article
  /** Above the title: what is wrong with what was filled in. */
  problems?: ReactNode
  failed?: boolean
  /** Below the text: a form. */
  children?: ReactNode
}

/** A page about the register itself. */
export function TextPage({ article, problems, failed, children }: TextPageProps) {
  const { html, title, headings, shelf, section } = article
  return (
    <>
      <PageHead head={article.head} failed={failed} />
      <Crumbs article={article} />
      {problems}
      <Spread
        head={<h1>{title}</h1>}
        aside={section.length === 0 && headings.length > LONG && <TableOfContents headings={headings} />}
        after={section.length > 0 && <Section article={article} />}
      >
        {shelf === 'uitvaartondernemers' && <NotYet />}
        <Prose html={html} />
        {children}
        {shelf === 'uitvaartondernemers' && !children && <Join />}
        {article.sources.length > 0 && <Sources article={article} />}
        {shelf === 'pagina' && <QuickActions variant="default" />}
      </Spread>
    </>
  )
}

/** What pages for funeral directors tell of and cannot be done yet. */
function NotYet() {
  const { t } = useTranslation('site')
  if (useFrame()?.promises.directors) return null
  return (
    <Card title={t('directors.notYetTitle')}>
      <p>{t('directors.notYet')}</p>
    </Card>
  )
}

/** The way in for a company, below what it reads. */
function Join() {
  const { t } = useTranslation('site')
  if (!useFrame()?.promises.directors) return null
  return (
    <ButtonRow>
      <ButtonLink href={href('/uitvaartondernemers/aanmeldformulier')}>
        {t('directors.join')}
      </ButtonLink>
    </ButtonRow>
  )
}

function Crumbs({ article: { crumbs } }: { article: Article }) {
  const { t } = useTranslation()
  return <Breadcrumb label={t('nav.you')} items={crumbs} />
}

/** The pages beside this one. */
function Section({ article: { section, path } }: { article: Article }) {
  const { t } = useTranslation('site')
  return (
    <nav aria-label={t('section')}>
      <Folded title={t('section')}>
        <h2>{t('section')}</h2>
        <ul>
          {section.map(({ href: to, text }) => (
            <li key={to}>
              <a href={to} aria-current={to === path ? 'page' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Folded>
    </nav>
  )
}

function TableOfContents({ headings }: Pick<Article, 'headings'>) {
  const { t } = useTranslation('site')
  return (
    <nav aria-label={t('article.contents')}>
      <Folded title={t('article.contents')}>
        <h2>{t('article.contents')}</h2>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </Folded>
    </nav>
  )
}

/** What the text rests on. It says that someone checked it only when someone did. */
function Sources({ article: { sources, reviewed } }: { article: Article }) {
  const { t } = useTranslation('site')
  return (
    <section>
      <h2>{t('article.sources')}</h2>
      <p>{t('article.sourcesLead')}</p>
      {reviewed && <p>{t('article.reviewed', { date: dateOf(reviewed) })}</p>}
      <ul>
        {sources.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

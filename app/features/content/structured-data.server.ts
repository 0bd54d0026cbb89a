/** Specification 1. Only texts of our own go in. */
import { href } from 'react-router'
import type {
  Answer,
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  LocalBusiness,
  Organization,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { clockOf } from '#app/locales/dates.ts'
import { common } from '#app/locales/common.nl.ts'
import { site } from './texts.nl.ts'
import { env } from '#app/platform/env.server.ts'
import { absoluteLink } from '#app/platform/http/links.server.ts'
import type { SiteText } from './library.server.tsx'
import { opening } from '#app/features/opening/opening.server.ts'

/** schema-dts lets each thing be its address too. */
type Whole<T> = Exclude<T, string>
export type Described = Whole<Thing>
type ListedPage = { href?: string | undefined; text: string }
type QuestionAndAnswer = { question: string; answer: string }

const id = (name: string) => ({ '@id': absoluteLink(`/#${name}`) })
const organizationId = () => id('organisatie')

/** '<' is escaped: no text can close the script. */
export const jsonLd = (graph: readonly Described[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph } satisfies Graph).replaceAll(
    '<',
    '\\u003c',
  )

/** Who we are; other things of a page refer to it by its id. */
export const organization = (): Whole<Organization> => ({
  '@type': 'Organization',
  ...organizationId(),
  name: common.site.name,
  url: absoluteLink(href('/')),
  logo: absoluteLink('/icoon-512.png'),
  email: env().HELPDESK_EMAIL,
})

/** The whole site, and how to search it. */
export const webSite = (): Whole<WebSite> => ({
  '@type': 'WebSite',
  ...id('website'),
  name: common.site.name,
  url: absoluteLink(href('/')),
  inLanguage: 'nl',
  publisher: organizationId(),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absoluteLink(href('/kennisbank'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as Whole<WebSite>['potentialAction'],
})

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The office: where and when someone can come. */
export const localBusiness = (): Whole<LocalBusiness> => ({
  '@type': 'LocalBusiness',
  ...id('kantoor'),
  name: common.site.name,
  url: absoluteLink(href('/')),
  image: absoluteLink('/delen.png'),
  email: env().HELPDESK_EMAIL,
  ...(env().OFFICE_PHONE && { telephone: env().OFFICE_PHONE }),
  parentOrganization: organizationId(),
  areaServed: 'NL',
  address: ['Zwolle', 'Oegstgeest'].map((town) => ({
    '@type': 'PostalAddress',
    addressLocality: town,
    addressCountry: 'NL',
  })),
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: opening().days.flatMap((day) => DAYS[day - 1] ?? []),
    opens: clockOf(opening().opens),
    closes: clockOf(opening().closes),
  },
})

/** What the register does, and that it is free. */
export const service = (): Whole<Service> => ({
  '@type': 'Service',
  ...id('dienst'),
  name: site.service.name,
  description: site.service.description,
  serviceType: site.service.type,
  provider: organizationId(),
  areaServed: 'NL',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
})

/** A page of the site. @param path within the site */
export const webPage = (path: string, name: string, description: string): Whole<WebPage> => ({
  '@type': 'WebPage',
  '@id': absoluteLink(path),
  url: absoluteLink(path),
  name,
  description,
  inLanguage: 'nl',
  isPartOf: id('website'),
  publisher: organizationId(),
})

/** A text of a shelf: one of the blog is a post. */
export function article(text: SiteText): Whole<Article | BlogPosting> {
  const facts = {
    headline: text.title,
    description: text.description,
    url: absoluteLink(text.path),
    mainEntityOfPage: absoluteLink(text.path),
    image: absoluteLink('/delen.png'),
    datePublished: text.published,
    dateModified: text.updated,
    inLanguage: 'nl',
    wordCount: text.text.split(' ').length,
    author: organization(),
    publisher: organization(),
  } as const
  return text.shelf === 'blog'
    ? { '@type': 'BlogPosting', ...facts }
    : { '@type': 'Article', ...facts }
}

/** Questions whose answers are in the page. */
export const faqPage = (questions: readonly QuestionAndAnswer[]): Whole<FAQPage> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }): Question => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
  })),
})

/** Where a page stands. @param path of the page itself, the last of the places */
export const breadcrumbs = (
  places: readonly ListedPage[],
  path: string,
): Whole<BreadcrumbList> => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.text,
    item: absoluteLink(place.href ?? path),
  })),
})

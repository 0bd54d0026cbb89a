import { href } from 'react-router'
import { site } from './texts.nl.ts'
import { numberOf } from '#app/locales/numbers.ts'
import { textFor } from '#app/locales/promises.ts'
import { env } from '#app/platform/env.server.ts'
import { head } from './head.server.ts'
import { textsOn } from './library.server.tsx'
import { articleCard } from './articles.server.ts'
import { keptPromises } from './promises.server.ts'
import { faqPage, organization, service, webPage, webSite } from './structured-data.server.ts'

/** Specification 9. */
const FEATURED = 5

/** What the home page shows; its questions say what this site can do now. */
export function homePage() {
  const { title, description } = site.home
  const kept = keptPromises()
  const faq = site.home.faq.items.map(({ question, answer }) => ({
    question,
    answer: textFor(answer, kept),
  }))
  const { CLAIM_USERS: users, CLAIM_SURVEY: survey } = env()
  return {
    head: head({
      path: href('/'),
      title,
      description,
      graph: [
        organization(),
        webSite(),
        webPage(href('/'), title, description),
        service(),
        faqPage(faq),
      ],
    }),
    cards: textsOn('kennisbank').slice(0, FEATURED).map(articleCard),
    faq,
    claims: { users: users && numberOf(users), survey },
  }
}

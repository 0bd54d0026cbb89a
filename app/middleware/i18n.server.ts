import type { i18n as I18n, Namespace, TFunction } from 'i18next'
import { createI18nextMiddleware } from 'remix-i18next'
import { resources } from '#app/locales/index.ts'

/** Texts for this request. One language today; more are a folder beside locales/nl. */
export const [i18n, , i18nOf] = createI18nextMiddleware({
  detection: { supportedLanguages: ['nl'], fallbackLanguage: 'nl' },
  i18next: {
    resources,
    fallbackLng: 'nl',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
  },
})

/** The texts of this request, for rules that say what is wrong. */
export const textsOf = (context: Parameters<typeof i18nOf>[0]): TFunction =>
  i18nOf(context).t as TFunction

const rendering = new Map<string, I18n>()

/**
 * The texts for rendering a page. Looking texts up took a third of the time of a page, so a language
 * has one instance for all pages, which remembers every text that has no values filled in.
 */
export function pageTexts(context: Parameters<typeof i18nOf>[0]): I18n {
  const own = i18nOf(context)
  const kept = rendering.get(own.language) ?? remembering(own)
  rendering.set(own.language, kept)
  return kept
}

/** `useTranslation` copies every property of what it is given; one that inherits has little to copy. */
function remembering(texts: I18n): I18n {
  const made = new Map<string, TFunction>()
  const getFixedT = (language: string, namespaces: Namespace) => {
    const name = String(namespaces)
    const t = made.get(name) ?? rememberingT(texts.getFixedT(language, namespaces) as Lookup)
    made.set(name, t)
    return t
  }
  return Object.assign(Object.create(texts) as I18n, { getFixedT })
}

/** Without the types of each text, which only the callers need. */
type Lookup = (key: string, values?: object) => string

function rememberingT(t: Lookup): TFunction {
  const known = new Map<string, string>()
  const lookUp: Lookup = (key, values) => {
    if (values) return t(key, values)
    const text = known.get(key) ?? t(key)
    known.set(key, text)
    return text
  }
  return lookUp as TFunction
}

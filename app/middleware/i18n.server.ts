import type { i18n as I18n, Namespace, TFunction } from 'i18next'
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { createI18nextMiddleware } from 'remix-i18next'
import { missingText } from '#app/locales/missing.server.ts'
import { texts as resources } from '#app/features/texts/texts.ts'

const languages = Object.keys(resources)

const [detected, , detectedOf] = createI18nextMiddleware({
  detection: { supportedLanguages: languages, fallbackLanguage: 'nl' },
  i18next: {
    resources,
    fallbackLng: 'nl',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: missingText,
  },
})

const instance = createContext<I18n>()
let only: I18n | undefined

/**
 * Finds the texts for a request. Where there is one language, one instance does for all: making one took
 * a thirtieth of an automatic save.
 */
export const i18n: MiddlewareFunction<Response> = (args, next) => {
  if (only) {
    args.context.set(instance, only)
    return next()
  }
  return detected(args, () => {
    const own = detectedOf(args.context)
    if (languages.length === 1) only = own
    args.context.set(instance, own)
    return next()
  })
}

/** The texts of this request, once `i18n` has found them. */
export const i18nOf = (context: Readonly<RouterContextProvider>): I18n => context.get(instance)

const rendering = new Map<string, I18n>()

/**
 * Looking up took a third of a page's time: one instance a language remembers texts without values.
 */
export function pageTexts(context: Parameters<typeof i18nOf>[0]): I18n {
  const own = i18nOf(context)
  const kept = rendering.get(own.language) ?? remembering(own)
  rendering.set(own.language, kept)
  return kept
}

/** Texts in the language of this request, for what is not rendered. */
export const textsOf = (context: Parameters<typeof i18nOf>[0]): TFunction => {
  const texts = pageTexts(context)
  return texts.getFixedT(texts.language)
}

/** As the texts themselves, but for what is asked of them again and again. */
function remembering(texts: I18n): I18n {
  const made = new Map<string, TFunction>()
  const getFixedT = (language: string, namespaces?: Namespace) => {
    const name = String(namespaces)
    const t = made.get(name) ?? rememberingT(texts.getFixedT(language, namespaces) as Lookup)
    made.set(name, t)
    return t
  }
  return Object.assign(Object.create(texts) as I18n, { getFixedT })
}

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

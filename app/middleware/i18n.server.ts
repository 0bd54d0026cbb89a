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

/**
 * The texts for rendering a page. `useTranslation` copies every property of what it is given, in
 * every component; an object that only inherits leaves it nothing to copy.
 */
export const pageTexts = (context: Parameters<typeof i18nOf>[0]): ReturnType<typeof i18nOf> =>
  Object.create(i18nOf(context))

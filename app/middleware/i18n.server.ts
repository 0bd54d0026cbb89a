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

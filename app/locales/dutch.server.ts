import { createInstance } from 'i18next'
import { resources } from './index.ts'

/** Dutch texts for what is made outside a request: mails and PDFs. */
export const dutch = createInstance({
  lng: 'nl',
  resources,
  interpolation: { escapeValue: false },
  initAsync: false,
})
void dutch.init()

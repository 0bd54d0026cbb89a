import 'i18next'
import type { nl } from './texts.nl.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof nl
  }
}

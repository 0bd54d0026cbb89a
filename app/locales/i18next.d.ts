import 'i18next'
import type { nl } from './nl/index.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof nl
  }
}

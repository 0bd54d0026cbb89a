import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider, useTranslation as fromLibrary } from 'react-i18next'
import { expect, test } from 'vitest'
import { texts as resources } from '#app/features/texts/texts.ts'
import { useTranslation } from './use-translation.ts'

const texts = createInstance({ resources, lng: 'nl', defaultNS: 'common', initAsync: false })
await texts.init()

function Said({ by: hook }: { by: typeof useTranslation }) {
  const { t, i18n } = hook()
  const { t: ofRelatives } = hook('relatives')
  return `${t('dismiss')} ${ofRelatives('held')} ${i18n.language}`
}

const page = (by: typeof useTranslation) =>
  renderToString(
    <I18nextProvider i18n={texts}>
      <Said by={by} />
    </I18nextProvider>,
  )

test('a page says the same as with the hook of the library', () => {
  expect(page(useTranslation)).toBe(page(fromLibrary as typeof useTranslation))
})

test('no page uses that one, which takes a tenth of its time', () => {
  const app = join(import.meta.dirname, '..')
  const files = globSync('{routes,ui,features}/**/*.tsx', { cwd: app, exclude: ['**/*.test.tsx'] })
  expect(files.length).toBeGreaterThan(300)
  const using = files.filter((file) =>
    readFileSync(join(app, file), 'utf8').includes("from 'react-i18next'"),
  )
  expect(using).toEqual([])
})

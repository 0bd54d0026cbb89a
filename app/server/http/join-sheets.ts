/** Joins the parts of each area's styles into one file, when the site is built. */
import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import { AREAS, type AreaSheet } from './area-sheets.ts'

/** Where the pages find the addresses of what was joined. */
const MODULE = 'virtual:area-sheets'
const RESOLVED = `\0${MODULE}`

/**
 * The files are made with those of the browser; the server, built after it, imports their addresses.
 *
 * @throws when a part that an area needs was not built
 */
export function joinSheets(): Plugin {
  let sheets: AreaSheet[] = []
  return {
    name: 'join-sheets',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export default ${JSON.stringify(sheets)}` : undefined),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        sheets = AREAS.map(({ area, parts }) => {
          const assets = parts.map((part) => sheetOf(part, bundle))
          const text = assets
            .map((asset) => asset.source.toString())
            .join('')
            .trim()
          const file = this.emitFile({ type: 'asset', name: `page-${area}.css`, source: text })
          const address = `/${this.getFileName(file)}`
          const hash = createHash('sha256').update(text).digest('base64')
          const files = assets.map(({ fileName }) => `/${fileName}`)
          return { area, address, parts: files, text, hash: `'sha256-${hash}'` }
        })
      },
    },
  }
}

/**
 * Leaves out the styles that the build of the server makes of its own: pages link to those of the browser,
 * and the framework would put these beside them.
 */
export const withoutServerStyles = (): Plugin => ({
  name: 'without-server-styles',
  // Before the manifest is written, by which the framework looks for files.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
  },
})

function sheetOf(part: string, bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.names.includes(`${part}.css`),
  )
  if (asset?.type !== 'asset') throw new Error(`No sheet of styles is called ${part}.`)
  return asset
}

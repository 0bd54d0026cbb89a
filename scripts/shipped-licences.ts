/** Under which licences the packages are that the site is deployed with, by the lock file. */
import { readFileSync } from 'node:fs'

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  devDependencies?: object
}

export type Lock = { packages: Record<string, Locked> }

export type Shipped = { name: string; version: string; licence: string; isAllowed: boolean }

/** What lets us use and pass on the code without showing ours, as long as its words come along. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  // Letters, which a document may hold.
  'OFL-1.1',
  // Data on holidays, whose makers are named in the package.
  'CC-BY-3.0',
])

/** By a licence that is no such word, or only because of how we use the package. */
const ALLOWED_FOR: { name: RegExp; licence: string; because: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own beside the code, which anyone can replace by another',
  },
  {
    name: /^dejavu-fonts-ttf$/,
    licence: 'SEE LICENSE IN README.md AND LICENSE',
    because: 'letters in the public domain, on those of Bitstream Vera, free to pass on',
  },
]

/** Whether one licence, or a choice or sum of several as SPDX writes them, is one of ours. */
export function isAllowed(name: string, licence: string): boolean {
  if (ALLOWED.has(licence)) return true
  if (ALLOWED_FOR.some((one) => one.licence === licence && one.name.test(name))) return true
  const inner = licence.replace(/^\((.*)\)$/, '$1')
  const each = (word: string) => inner.split(word).map((part) => isAllowed(name, part))
  if (inner.includes(' OR ')) return each(' OR ').some(Boolean)
  return inner.includes(' AND ') && each(' AND ').every(Boolean)
}

/** They come with the compiler alone, which the lock file does not say of them. */
const OF_COMPILER = 'node_modules/@typescript/'

/** Whether what the lock file has at a path is not only for building and testing. */
export const isShipped = (path: string, { dev, devOptional }: Locked): boolean =>
  path !== '' && !dev && !devOptional && !path.startsWith(OF_COMPILER)

/** All that is not only for building and testing, in the order of names. */
export function shippedPackages(): Shipped[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  return Object.entries(lock.packages)
    .filter(([path, one]) => isShipped(path, one))
    .map(([path, { version = '', license: licence = 'none' }]) => {
      const name = path.replace(/^.*node_modules\//, '')
      return { name, version, licence, isAllowed: isAllowed(name, licence) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

import { FILE_KINDS, type FileKind } from './kinds.ts'

/** In characters, without the extension. */
export const MAX_NAME = 150
/** Of what comes before a number and a name: so that they are never cut off. */
const MAX_FIRST = 70

/** Controls, line ends, half characters, and signs that turn the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd-\uffff]/gu

/** What some systems do not take in a name. */
const UNFIT = /[:*?"<>|]/g

/**
 * Safe to show and save under: no slashes, hidden signs or dot in front, not too long, and with an
 * extension that fits what the file is.
 */
export function safeName(given: string, kind: FileKind, whenEmpty: string): string {
  const clean = given
    .normalize('NFC')
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/[/\\]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const { stem, extension } = nameParts(clean, kind)
  const short = Array.from(stem.replace(/^[. ]+/, ''))
    .slice(0, MAX_NAME)
    .join('')
    .trim()
  return `${short || whenEmpty}.${extension}`
}

/**
 * A name by which a file is told apart in a folder of downloads: what it is, and whose. A file that
 * had a name keeps its extension.
 */
export function fileNameOf(what: string, whose: readonly string[], kind: FileKind): string {
  const { stem, extension } = nameParts(what, kind)
  const first = Array.from(stem).slice(0, MAX_FIRST).join('').trim()
  const words = [first, ...whose].filter(Boolean).join(' ').replaceAll(UNFIT, ' ')
  return safeName(`${words}.${extension}`, kind, extension)
}

/** The name of a folder with such files. */
export const folderNameOf = (what: string, whose: readonly string[]): string =>
  fileNameOf(what, whose, 'txt').replace(/\.txt$/, '')

/**
 * The same names, in their order, with a number where one is taken, in capitals or not: saved in one
 * folder none takes the place of another.
 */
export function namesApart(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    let apart = name
    for (let number = 2; taken.has(apart.toLowerCase()); number++)
      apart = name.replace(/(?=\.[^.]*$)/, ` (${number})`)
    taken.add(apart.toLowerCase())
    return apart
  })
}

/** 'foto.exe' of a photo becomes 'foto.exe.jpg'. */
function nameParts(name: string, kind: FileKind): { stem: string; extension: string } {
  const extensions: readonly string[] = FILE_KINDS[kind].extensions
  const dot = name.lastIndexOf('.')
  const extension = name.slice(dot + 1).toLowerCase()
  if (dot >= 0 && extensions.includes(extension)) return { stem: name.slice(0, dot), extension }
  return { stem: name, extension: extensions[0] ?? '' }
}

import { KINDS, type Kind } from '#app/files/kinds.ts'
import { MAX_NAME } from './limits.ts'

/** Controls, line ends, half characters, and signs that turn the reading direction. */
const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd-\uffff]/gu

/**
 * Safe to show and save under: no slashes, hidden signs or dot in front, not too long, and with an
 * extension that fits what the file is.
 */
export function safeName(given: string, kind: Kind, whenEmpty: string): string {
  const clean = given
    .normalize('NFC')
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/[/\\]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const { stem, extension } = parts(clean, kind)
  const short = Array.from(stem.replace(/^[. ]+/, ''))
    .slice(0, MAX_NAME)
    .join('')
    .trim()
  return `${short || whenEmpty}.${extension}`
}

/** 'foto.exe' of a photo becomes 'foto.exe.jpg'. */
function parts(name: string, kind: Kind): { stem: string; extension: string } {
  const extensions: readonly string[] = KINDS[kind].extensions
  const dot = name.lastIndexOf('.')
  const extension = name.slice(dot + 1).toLowerCase()
  if (dot >= 0 && extensions.includes(extension)) return { stem: name.slice(0, dot), extension }
  return { stem: name, extension: extensions[0] ?? '' }
}

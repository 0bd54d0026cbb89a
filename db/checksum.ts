import { createHash } from 'node:crypto'

/** @returns 64 hexadecimal digits */
export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex')

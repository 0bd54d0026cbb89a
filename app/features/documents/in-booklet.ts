import type { FileKind } from '#app/files/kinds.ts'

/** Pictures that paper can show, and every browser. */
export const mayBeInBooklet = (kind: FileKind): boolean => kind === 'jpg' || kind === 'png'

type KindFacts = {
  mime: string
  extensions: readonly [string, ...string[]]
}

/** The names of the keys are stored. */
export const FILE_KINDS = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  jpg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { mime: 'image/png', extensions: ['png'] },
  heic: { mime: 'image/heic', extensions: ['heic', 'heif', 'hif'] },
  mp3: { mime: 'audio/mpeg', extensions: ['mp3'] },
  m4a: { mime: 'audio/mp4', extensions: ['m4a', 'mp4'] },
  // Some recorders call a sound in this container '.m4a'.
  mp4: { mime: 'video/mp4', extensions: ['mp4', 'm4v', 'm4a'] },
  // As telephones of Apple make them, H.265 (HEVC) among them.
  mov: { mime: 'video/quicktime', extensions: ['mov', 'qt'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  txt: { mime: 'text/plain; charset=utf-8', extensions: ['txt', 'text', 'md', 'csv'] },
} as const satisfies Record<string, KindFacts>

export type FileKind = keyof typeof FILE_KINDS

export const ACCEPT = Object.values(FILE_KINDS)
  .map(({ extensions: [first] }) => `.${first}`)
  .concat('.jpeg')
  .join(',')

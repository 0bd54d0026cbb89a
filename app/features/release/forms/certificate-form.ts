import { FILE_KINDS } from '#app/files/kinds.ts'
import type { Definition } from '#app/forms/fields.ts'

/** Bytes, before sealing. */
export const MAX_CERTIFICATE_BYTES = 10 * 1024 * 1024

export const CERTIFICATE_KINDS = ['pdf', 'jpg', 'png'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

const accept = CERTIFICATE_KINDS.flatMap((kind) => FILE_KINDS[kind].extensions)
  .map((extension) => `.${extension}`)
  .join(',')

/** Who asks for a file adds the certificate of the death. */
export const certificateForm = {
  key: 'certificate',
  fields: [{ key: 'file', kind: 'file', accept, required: true }],
} as const satisfies Definition

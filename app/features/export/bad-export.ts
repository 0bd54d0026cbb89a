/**
 * Why an export cannot be brought in; the texts are in own-data/texts.nl.ts. zip: not a
 * ZIP, or a broken one. foreign: a ZIP that is not one of ours. version: of a format that
 * is not known. schema: contents that break the published rules. tooLarge: more than a person may
 * keep. file: a file of it is missing, damaged or of a kind that is not kept. notEmpty: the account
 * holds something already. full: no room in the storage. busy: others are bringing something in.
 */
export type BadExportReason =
  | 'zip'
  | 'foreign'
  | 'version'
  | 'schema'
  | 'tooLarge'
  | 'file'
  | 'notEmpty'
  | 'full'
  | 'busy'

export class BadExport extends Error {
  readonly reason: BadExportReason
  constructor(reason: BadExportReason) {
    super(`bad export: ${reason}`)
    this.reason = reason
  }
}

/** A backup that cannot be used: what is wrong with it, in words for who runs the site. */
export class BrokenBackup extends Error {
  override name = 'BrokenBackup'
}

import type { Readable } from 'node:stream'
import type { Bytes } from '#app/platform/keys/age.server.ts'

/** Where backups lie. Paths are below it, with slashes between. */
export type Place = {
  /** As it was given, for who reads a message. */
  name: string
  /** Names right below a path, of files and of folders; none where there is nothing. */
  names: (path: string) => Promise<string[]>
  /** @throws where it is not there */
  read: (path: string) => Promise<Readable>
  /** A file that is there already is replaced. */
  write: (path: string, contents: Bytes) => Promise<void>
  /** Gives a file another name. */
  rename: (from: string, to: string) => Promise<void>
  /** A file, or all that is below a path. */
  remove: (path: string) => Promise<void>
}

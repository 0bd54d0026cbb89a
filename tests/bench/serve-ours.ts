/** Our own server, from the build whose path is given. */
import { pathToFileURL } from 'node:url'

const { serve } = (await import(pathToFileURL(process.argv[2] ?? '').href)) as {
  serve: () => Promise<unknown>
}
await serve()

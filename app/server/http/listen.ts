import type { ListenOptions, Server } from 'node:net'

/**
 * Has a server listen, and waits until it does.
 *
 * @param setting that its port comes from
 * @throws naming the setting where something else listens there
 */
export async function listen(server: Server, where: ListenOptions, setting: string) {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(where, resolve)
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const { host, port } = where
    throw new Error(
      `${setting}: something else listens at port ${port} of ${host}. Stop that, or choose another port.`,
      { cause: error },
    )
  }
}

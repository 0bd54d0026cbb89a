/** Ways between parts that can be cut: forwarders of our own, which stop. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { LinkName } from '../../scripts/cluster/configure.ts'

/** `silent`: nothing comes through and nobody is told, as with a cable. `closed`: all are told at once. */
export type Cut = 'silent' | 'closed'

type Way = { name: LinkName; server: Server; pairs: Set<[Socket, Socket]> }

export type Links = {
  link: (name: LinkName, port: number) => Promise<number>
  cut: (name: LinkName, how: Cut) => void
  mend: (name: LinkName) => void
  stop: () => void
}

/** Makes no way yet; each that is asked for goes through a forwarder from then on. */
export function makeLinks(): Links {
  const ways: Way[] = []
  const cuts = new Map<LinkName, Cut>()

  function accept(way: Way, near: Socket, port: number) {
    if (cuts.get(way.name) === 'closed') return void near.destroy()
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    way.pairs.add(pair)
    for (const [one, other] of [pair, pair.toReversed() as typeof pair]) {
      one.on('data', (bytes) => {
        if (!other.write(bytes)) one.pause()
      })
      one.on('drain', () => {
        if (!cuts.has(way.name)) other.resume()
      })
      one.on('end', () => other.end())
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        way.pairs.delete(pair)
      })
    }
    if (cuts.has(way.name)) hush(pair)
  }

  const hush = (pair: [Socket, Socket]) => pair.forEach((socket) => socket.pause())
  const of = (name: LinkName) => ways.filter((way) => way.name === name)

  return {
    async link(name, port) {
      const server = createServer({ allowHalfOpen: true }, (near) => accept(way, near, port))
      const way: Way = { name, server, pairs: new Set() }
      ways.push(way)
      await once(server.listen(0, '127.0.0.1'), 'listening')
      return (server.address() as AddressInfo).port
    },
    cut(name, how) {
      cuts.set(name, how)
      for (const { pairs } of of(name))
        for (const pair of pairs)
          if (how === 'silent') hush(pair)
          else pair.forEach((socket) => socket.destroy())
    },
    mend(name) {
      cuts.delete(name)
      for (const { pairs } of of(name))
        for (const pair of pairs) pair.forEach((socket) => socket.resume())
    },
    stop() {
      for (const { server, pairs } of ways) {
        server.close()
        for (const pair of pairs) pair.forEach((socket) => socket.destroy())
      }
    },
  }
}

/**
 * The driver hands over what is longer than 1 kB at once, and gathers what is shorter until all work of the
 * moment is done: a save's answers and its commit went in two writes, of which each costs the system as much
 * as reading a form does.
 */
import { Socket } from 'node:net'

type Address = { host: string[]; port: number[] }

/**
 * A connection that is being made, on which all that is written in one moment goes in one write.
 *
 * @param address the one host and port to connect to
 */
export function gatheringSocket({ host: [host = ''], port: [port = 0] }: Address): Socket {
  // After `connect`, which puts its own way of writing back.
  const socket = gathering(new Socket().connect(port, host))
  // The driver names them in its errors, and checks the certificate of that host.
  return Object.assign(socket, { host, port })
}

/** @returns the socket, which from now on gathers what is written to it */
export function gathering(socket: Socket): Socket {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean
  let gathers = false
  const send = () => {
    gathers = false
    socket.uncork()
  }
  socket.write = (...args: unknown[]) => {
    if (!gathers) {
      gathers = true
      socket.cork()
      // After all that waits now has run, and then after what the driver itself put off.
      process.nextTick(() => setImmediate(send))
    }
    return write(...args)
  }
  return socket
}

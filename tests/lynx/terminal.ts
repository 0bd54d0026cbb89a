import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Tall enough for the longest page, so that nothing scrolls; wide enough for long labels. */
const SIZE = { width: 200, height: 400 }
/** How long a state may take to appear on the screen, in ms. */
const PATIENCE = 20_000
/** In ms; each look is a program that starts. */
const BETWEEN_LOOKS = 40

/** A terminal window with one program in it, drawn by a tmux server of its own. */
export class Terminal {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Starts a program in a new window.
   *
   * @param folder its working folder and home, which also holds the socket of the tmux server
   */
  static async start(folder: string, command: readonly string[]): Promise<Terminal> {
    const terminal = new Terminal(folder)
    const { width, height } = SIZE
    const place = ['-d', '-x', String(width), '-y', String(height), '-c', folder]
    const session = ['new-session', ...place, ...command]
    const watch = ['run-shell', '-b', whenOrphaned(folder)]
    await terminal.#tmux('-f', '/dev/null', ...session, ';', ...watch)
    return terminal
  }

  /** Types text as it is. */
  async type(text: string): Promise<void> {
    // A semicolon at the end of a word would start the next tmux command.
    await this.#tmux('send-keys', '-l', '--', text.replace(/;$/, '\\;'))
  }

  /** Presses keys by their tmux names: 'Enter', 'Tab', 'C-u'. */
  async key(...names: string[]): Promise<void> {
    await this.#tmux('send-keys', ...names)
  }

  /**
   * Waits for a state of the screen.
   *
   * @param what names the state in the error
   * @param meanwhile what is done after each look in vain
   * @returns the screen in that state
   */
  async until(
    what: string,
    isSo: (screen: string) => boolean,
    meanwhile?: () => Promise<void>,
  ): Promise<string> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const screen = await this.screen()
      if (isSo(screen)) return screen
      if (Date.now() > end)
        throw new Error(`After ${PATIENCE / 1000} s still no ${what}. On the screen:\n${screen}`)
      await meanwhile?.()
      await pause(BETWEEN_LOOKS)
    }
  }

  /** What is on the screen now, without the empty lines. */
  async screen(): Promise<string> {
    const { stdout } = await this.#tmux('capture-pane', '-p')
    const lines = stdout.split('\n').map((line) => line.trimEnd())
    return lines.filter(Boolean).join('\n')
  }

  /** Ends the program and the tmux server. */
  async stop(): Promise<void> {
    await this.#tmux('kill-server').catch(() => {}) // the program may have ended by itself
  }

  #tmux(...words: string[]) {
    const env = { PATH: process.env.PATH, HOME: this.#folder, LANG: 'C.UTF-8', TERM: 'screen' }
    return run('tmux', ['-u', '-S', join(this.#folder, 'tmux'), ...words], { env })
  }
}

/** Has the tmux server clean up by itself when the test is killed before it could. */
const whenOrphaned = (folder: string) =>
  `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done; rm -rf '${folder}'; kill #{pid}`

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '#tests/setup/browser.ts'
import { boxOf, fieldOf, numbersOf, pageFrom } from './numbers.ts'
import { Terminal } from './terminal.ts'

/** Messages disappear at once, and a number typed selects the link or field that has it. */
const SETTINGS = `
CHARACTER_SET:utf-8
ASSUME_CHARSET:utf-8
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
DEFAULT_USER_MODE:ADVANCED
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
DELAYSECS:0
NO_PAUSE:TRUE
`
const OPTIONS = ['-nocolor', '-tna', '-accept_all_cookies', '-display_charset=utf-8']

/** What lynx says at the foot of the screen about the thing that is selected. */
const SAYS = {
  idle: /Inactive\. Press <return>/,
  typing: /^\(.*Enter text\./,
  box: /^\((?:Checkbox|Radio)/,
  submit: /^Submit to /,
}

/** The command to go to an address, and what lynx asks then. */
const GO = { key: 'g', asks: 'URL to open:' }

/** Where to look: after the line that starts with this text, when a page has several of a kind. */
type Place = { after?: string }

/** The programs that the browser needs and this machine does not have. */
export const missingPrograms = (): string[] =>
  ['lynx', 'tmux'].filter((program) => !findProgram(program))

/**
 * The text browser lynx, driven through a terminal as a person would: things are found by the text
 * on the screen and selected by the number that lynx gives them.
 */
export class LynxBrowser {
  readonly #folder: string
  readonly #terminal: Terminal

  private constructor(folder: string, terminal: Terminal) {
    this.#folder = folder
    this.#terminal = terminal
  }

  /** Starts lynx at an address, with a home folder of its own. */
  static async start(address: string): Promise<LynxBrowser> {
    const folder = await mkdtemp(join(tmpdir(), 'wensenregister-lynx-'))
    try {
      const config = join(folder, 'lynx.cfg')
      await writeFile(config, SETTINGS)
      const command = ['lynx', `-cfg=${config}`, '-lss=/dev/null', ...OPTIONS, address]
      const lynx = new LynxBrowser(folder, await Terminal.start(folder, command))
      await lynx.#arrive()
      return lynx
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Ends lynx and removes all it kept. */
  async close(): Promise<void> {
    await this.#terminal.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** Goes to an address. @returns the page there */
  async open(address: string): Promise<string> {
    await this.#terminal.type(GO.key)
    await this.#until('question for an address', (line) => line.startsWith(GO.asks))
    await this.#terminal.key('C-u')
    await this.#terminal.type(address)
    await this.#terminal.key('Enter')
    await this.#untilAnswered()
    return this.#arrive()
  }

  /** The page on the screen. */
  screen(): Promise<string> {
    return this.#terminal.screen()
  }

  /** Types a text, of one line or more, in the field with this label. */
  async fill(label: string, text: string, { after }: Place = {}): Promise<void> {
    const { number } = fieldOf(pageFrom(await this.screen(), after), label)
    const isSecret = (await this.#select(number, SAYS.idle)).startsWith('(Password')
    for (const line of text.split('\n')) {
      await this.#terminal.key('Enter')
      await this.#until('field to type in', (status) => SAYS.typing.test(status))
      await this.#terminal.key('C-u')
      await this.#terminal.type(line)
      const end = isSecret ? '*'.repeat(line.length) : line.slice(-8)
      await this.#terminal.until(`'${line}' typed`, (screen) => screen.includes(end))
    }
    await this.#terminal.key('Tab')
    await this.#until('end of typing', (status) => !status.includes('Enter text.'))
  }

  /** What is in the field with this label, as far as it is in sight. */
  async valueOf(label: string, { after }: Place = {}): Promise<string> {
    return fieldOf(pageFrom(await this.screen(), after), label).value
  }

  /** Ticks a checkbox. */
  async check(label: string, { after }: Place = {}): Promise<void> {
    await this.#turnOn(label, after)
  }

  /** Chooses one answer to a question. */
  async choose(question: string, option: string): Promise<void> {
    await this.#turnOn(option, question)
  }

  /** Whether a checkbox or radio button is on. */
  async isOn(label: string, { after }: Place = {}): Promise<boolean> {
    return boxOf(pageFrom(await this.screen(), after), label).on
  }

  /**
   * Presses a button. Where a form has two with the same text, the first stands there for the Enter
   * key of other browsers; a person presses the other.
   *
   * @returns the page that it leads to
   */
  async press(button: string, { after }: Place = {}): Promise<string> {
    const numbers = numbersOf(pageFrom(await this.screen(), after), button)
    await this.#select((after ? numbers[0] : numbers.at(-1)) ?? '', SAYS.submit)
    await this.#terminal.key('Enter')
    return this.#arrive()
  }

  /** Follows a link. @returns the page that it leads to */
  async follow(link: string, place?: Place): Promise<string> {
    await this.#choose(link, place)
    return this.#arrive()
  }

  /** Follows a link to a file that lynx cannot show, and saves the file. */
  async download(link: string): Promise<Buffer> {
    await this.#choose(link)
    await this.#until('question what to do with a file', (line) => line.includes('D)ownload'))
    await this.#terminal.type('d')
    await this.#terminal.until('ways to keep a file', (screen) => screen.includes('Save to disk'))
    await this.#choose('Save to disk')
    await this.#until('question for a file name', (line) => line.includes('filename'))
    const file = join(this.#folder, 'download')
    await this.#terminal.key('C-u')
    await this.#terminal.type(file)
    await this.#terminal.key('Enter')
    await this.#arrive()
    return readFile(file)
  }

  /**
   * Waits for the page that an action leads to, whatever is on it. Lynx takes no command before it
   * has drawn that page whole, and throws away what is typed meanwhile; so it is given one until it
   * answers.
   */
  async #arrive(): Promise<string> {
    const command = () => this.#terminal.type(GO.key)
    await command()
    await this.#until('answer to a command', (line) => line.startsWith(GO.asks), command)
    await this.#terminal.key('C-g')
    await this.#untilAnswered()
    return this.screen()
  }

  #untilAnswered() {
    return this.#until('end of the question', (line) => !line.startsWith(GO.asks))
  }

  /** Goes after a link, by its number. */
  async #choose(link: string, { after }: Place = {}) {
    const [number = ''] = numbersOf(pageFrom(await this.screen(), after), link)
    await this.#enter(number)
  }

  async #turnOn(label: string, after?: string) {
    const box = boxOf(pageFrom(await this.screen(), after), label)
    if (box.on) return
    await this.#select(box.number, SAYS.box)
    await this.#terminal.key('Enter')
    const isOn = (page: string) => boxOf(pageFrom(page, after), label).on
    await this.#terminal.until(`'${label}' that is on`, isOn)
  }

  /**
   * Types a number and waits until lynx says that a thing of the right kind is selected.
   *
   * @returns what lynx says about it
   */
  async #select(number: string, kind: RegExp): Promise<string> {
    await this.#enter(number)
    return this.#until(`${kind} for number ${number}`, (line) => kind.test(line))
  }

  /** Types a number: lynx goes to the field or button that has it, and follows a link. */
  async #enter(number: string) {
    await this.#terminal.type(number)
    await this.#until(`number ${number} asked for`, (line) => line.endsWith(`number: ${number}`))
    await this.#terminal.key('Enter')
  }

  /** Waits for something in the last line, where lynx asks and tells. */
  async #until(
    what: string,
    isSo: (line: string) => boolean,
    meanwhile?: () => Promise<void>,
  ): Promise<string> {
    const found = (screen: string) => isSo(lastLine(screen))
    return lastLine(await this.#terminal.until(what, found, meanwhile))
  }
}

const lastLine = (screen: string) => screen.split('\n').at(-1) ?? ''

/** Somebody who goes through the main journey, and knows what the site said it had kept. */
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { decoded, pageOf, unbroken } from '#tests/fixtures/page.ts'
import { LEAST_PDF, MULTIPART, uploadBody } from '#tests/fixtures/upload.ts'
import { type Answer, AWAY, WatchedBrowser } from './browser.ts'
import type { Mail } from './mail-provider.ts'

export const STEP = '/vragenlijst/veer'
const CHECK = '/dashboard/controleren'
const DOCUMENTS = '/vragenlijst/documenten'
const PASSWORD = 'Appelboom7 en een peer'

export class Person {
  readonly email = `${randomUUID()}@example.nl`
  readonly browser: WatchedBrowser
  /** Answers that must never be, in words. */
  readonly faults: string[] = []
  /** How often each of these was sent, and how often the site said that it was done. */
  readonly tries = { signUp: 0, confirm: 0, uploads: 0 }
  readonly done = { saves: 0, confirmations: 0 }
  /** Files that the site said it had kept, as they were sent. */
  readonly files = new Set<string>()
  /** The last text that the site said it had saved. */
  saved = ''
  private form: [string, string][] = []
  private sequence = 0
  private readonly pauseMs: number

  /** @param pauseMs how long they wait before they try again what failed */
  constructor(origin: string, number: number, pauseMs = 1000) {
    this.browser = new WatchedBrowser(origin, number)
    this.pauseMs = pauseMs
  }

  /** Makes an account, and opens the link in the mail. */
  async signUp(mails: () => Mail[]) {
    const [firstName, lastName] = ['Tess', 'Proef']
    await this.untilDone('signing up', 303, () => {
      this.tries.signUp += 1
      return this.browser.post('/auth?tab=signup', {
        intent: 'signup',
        firstName,
        lastName,
        email: this.email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        privacyConsent: 'true',
      })
    })
    const link = await this.linkIn(mails)
    const token = new URL(link).searchParams.get('token') ?? ''
    const { pathname, search } = new URL(link)
    // A link works once. Who got no answer the first time may be in already, or signs in.
    for (;;) {
      // Who signed up twice, since no answer came, may have the first mail: its page asks for the password.
      const answer = await this.browser.post(pathname + search, { token, password: PASSWORD })
      if (answer.status === 303 && !answer.location.startsWith('/auth')) return
      if (!AWAY.has(answer.status) && (await this.signIn())) return
      await pause(this.pauseMs)
    }
  }

  /** Opens the step anew, as in a new tab. @returns what it shows of the text */
  async open(): Promise<string> {
    const answer = await this.untilDone('opening a step', 200, () => this.browser.get(STEP))
    this.form = pageOf({ text: unbroken(answer.text) }).fields as [string, string][]
    this.sequence = 0
    return this.form.find(([name]) => name === 'energy')?.[1] ?? ''
  }

  /** Opens the step anew, which shows what was saved last. */
  async lookAgain() {
    const shown = await this.open()
    if (shown !== this.saved)
      this.faults.push(`was told that this is saved: “${this.saved}”, and sees “${shown}”`)
  }

  /** Saves a text by itself, as the script does, until it is said to be saved. */
  async save(text: string) {
    await this.untilDone('saving', 200, () => {
      this.sequence += 1
      const changed = new Map([
        ['energy', text],
        ['sequence', String(this.sequence)],
      ])
      const form = this.form.filter(([name]) => !changed.has(name))
      return this.browser.post(`${STEP}/automatisch`, [...form, ...changed])
    })
    this.saved = text
    this.done.saves += 1
  }

  /** Confirms what was saved. Whether a try without an answer counted, the page says. */
  async confirm() {
    for (;;) {
      const page = await this.untilDone('checking', 200, () => this.browser.get(CHECK))
      const seen = /name="seen"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="seen"/.exec(page.text)
      if (!seen) break
      this.tries.confirm += 1
      const answer = await this.browser.post(CHECK, { seen: decoded(seen[1] ?? seen[2] ?? '') })
      if (answer.status === 303) break
      if (!AWAY.has(answer.status)) this.fault('confirming', answer)
      await pause(this.pauseMs)
    }
    this.done.confirmations += 1
  }

  /** Uploads a file, until it is said to be kept. @param mark tells it from others */
  async upload(mark: string) {
    const contents = `${LEAST_PDF.toString('latin1')}% ${this.email} ${mark}\n`
    const form = { type: MULTIPART, body: uploadBody(`brief ${mark}.pdf`, contents) }
    await this.untilDone('uploading', 303, () => {
      this.tries.uploads += 1
      return this.browser.postBody(DOCUMENTS, form)
    })
    this.files.add(contents)
  }

  /** Opens every file that is there: those that were kept, and no more than were sent. */
  async lookAtFiles() {
    const page = await this.untilDone('opening the files', 200, () => this.browser.get(DOCUMENTS))
    const links = [...page.text.matchAll(/href="(\/vragenlijst\/documenten\/[^"]+\/bestand)"/g)]
    const found: string[] = []
    for (const [, link = ''] of links)
      found.push((await this.untilDone('downloading', 200, () => this.browser.get(link))).text)
    const lost = [...this.files].filter((contents) => !found.includes(contents))
    if (lost.length > 0)
      this.faults.push(`was told that ${lost.length} files are kept that are not`)
    if (found.length > this.tries.uploads)
      this.faults.push(`sent ${this.tries.uploads} files and has ${found.length}`)
  }

  private async signIn(): Promise<boolean> {
    const fields = { intent: 'signin', email: this.email, password: PASSWORD }
    const answer = await this.browser.post('/auth?tab=signin', fields)
    return answer.status === 303
  }

  private async linkIn(mails: () => Mail[]): Promise<string> {
    for (;;) {
      const mail = mails().findLast(({ to }) => to === this.email)
      const [link] = /http:\/\/\S+token=\S+/.exec(mail?.text ?? '') ?? []
      if (link) return link
      await pause(100)
    }
  }

  /** Sends it again until the site says that it is done. */
  private async untilDone(what: string, wanted: number, send: () => Promise<Answer>) {
    for (;;) {
      const answer = await send()
      if (answer.status === wanted) return answer
      if (!AWAY.has(answer.status)) this.fault(what, answer)
      await pause(this.pauseMs)
    }
  }

  private fault(what: string, { status, location, text }: Answer) {
    const said = /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 100)
    this.faults.push(`${what}: ${status} ${location} ${said}`)
    if (this.faults.length > 20) throw new Error(`${this.email} gets nowhere: ${this.faults[0]}`)
  }
}

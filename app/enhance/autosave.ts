/**
 * Saves a form while someone types (specification 4, 'Auto-save'): 3 seconds after the last change,
 * when something changed since the last save and no save is under way. Whether the answers are
 * right is the server's to say. What cannot be saved is kept in the browser.
 */
import { draftsOf, type Entry } from './drafts.ts'
import { enhanceWithin } from './enhance.ts'

const DEBOUNCE = 3000
const SHOWN = 3000
/** After a save that got no answer, or none that can be read. */
const RETRY = 30_000
/** Without an answer for so long, a save counts as failed. The number in it keeps the order. */
const PATIENCE = 20_000
/** A browser sends at most 64 KB for a page that is gone. */
const PARTING = 60_000

/** Fields that say what the form is, not what someone answered. */
const SAID = ['account', 'revision', 'saveId', 'after', 'sequence']

type Reply = { ok: boolean; reason?: string; revision: number; time: string }

const entriesOf = (form: HTMLFormElement) =>
  Array.from(new FormData(form) as unknown as Iterable<Entry>)
const answersOf = (entries: Entry[]) =>
  JSON.stringify(entries.filter(([name]) => SAID.indexOf(name) < 0))

/** Binds a form, first with the draft that this browser kept of it, if any. */
export function autosave(form: HTMLFormElement) {
  const drafts = draftsOf(form)
  const draft = drafts.find()
  if (!draft || 'unsaved' in form.dataset) return start(form)
  if (answersOf(draft) !== answersOf(entriesOf(form)))
    return void restore(form, draft).catch(() => start(form))
  drafts.drop()
  start(form)
}

/** Asks the server for the page with the draft in it: rows and conditions are its work. */
async function restore(form: HTMLFormElement, draft: Entry[]) {
  form.setAttribute('inert', '')
  try {
    const answer = await send(form.action, draft.concat([['herstel', '1']]))
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [old, main] = [document, page].map((one) => one.querySelector('main'))
    if (!old || !main || !main.querySelector('form[data-unsaved]')) throw answer
    old.replaceWith(main)
    enhanceWithin(main)
    // Readers announce what changes in a live region, not one that comes in whole.
    const notice = main.querySelector('[data-status]')
    if (notice) setTimeout(() => (notice.innerHTML += ''), 100)
  } finally {
    form.removeAttribute('inert')
  }
}

const bodyOf = (entries: Entry[]) => new URLSearchParams(entries)

function send(url: string, entries: Entry[]): Promise<Response> {
  const body = bodyOf(entries)
  const keepalive = body.toString().length < PARTING
  return fetch(url, { method: 'POST', body, keepalive, credentials: 'same-origin' })
}

/** What the server says of a save. @throws when it says nothing, or nothing that can be read */
async function replyTo(url: string, entries: Entry[]): Promise<Reply> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))
  const answer = await Promise.race([send(url, entries), late])
  return (await answer.json()) as Reply
}

function start(form: HTMLFormElement) {
  const { autosave: url } = form.dataset
  const drafts = draftsOf(form)
  const { say, signedOut } = statusOf(form)
  const said = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const answers = () => answersOf(entriesOf(form))
  let saved = 'unsaved' in form.dataset ? '' : answers()
  let timer = 0
  let sending = false
  let stopped = !url
  // Set while the page is on its way out: a save by hand, or the person, has the last word.
  let leaving = false

  const isDirty = () => answers() !== saved
  const keep = () => drafts.keep(entriesOf(form))
  const plan = (delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(save, delay)
  }

  /** A page that is loaded, or comes back from memory, is a form of its own. */
  const renew = () => {
    if (said('sequence').value > '0') said('after').value = said('saveId').value
    said('saveId').value = newId()
    said('sequence').value = '0'
  }
  const numbered = () => {
    said('sequence').value = String(Number(said('sequence').value) + 1)
    return entriesOf(form)
  }

  const save = async () => {
    if (leaving || sending || !isDirty()) return
    if (stopped) return void keep()
    const entries = numbered()
    const sent = answersOf(entries)
    sending = true
    say('saving')
    try {
      const reply = await replyTo(url as string, entries)
      if (reply.ok) done(reply, sent)
      else failed(reply.reason)
    } catch {
      failed()
      plan(RETRY)
    }
    sending = false
    if (answers() !== sent) plan(DEBOUNCE)
  }

  const done = ({ revision, time }: Reply, sent: string) => {
    saved = sent
    said('revision').value = String(revision)
    signedOut(false)
    say('saved', time)
    if (!isDirty()) drafts.drop(said('saveId').value)
  }

  const failed = (reason = '') => {
    const kept = keep()
    stopped = reason === 'conflict'
    signedOut(reason === 'signedOut')
    if (stopped) say(reason)
    // Someone is still filling in: nothing failed, and the text is kept here until it is right.
    else if (kept && reason === 'invalid') say('')
    else say(kept ? 'failed' : 'unkept', '', reason)
  }

  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  function changed() {
    leaving = false
    plan(DEBOUNCE)
  }

  form.addEventListener('submit', () => {
    leaving = true
    if (isDirty()) keep()
  })
  addEventListener('pagehide', () => {
    if (leaving || !isDirty()) return
    leaving = true
    // The number is in what is kept, too: it tells that this form may have saved by itself.
    const entries = numbered()
    keep()
    if (!stopped) part(url as string, entries)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    leaving = false
    renew()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || leaving || !isDirty()) return
    void save()
    keep()
  })
  addEventListener('online', save)

  renew()
  if ('unsaved' in form.dataset) keep()
}

/** Sends without waiting for an answer. */
function part(url: string, entries: Entry[]) {
  const sent = navigator.sendBeacon && navigator.sendBeacon(url, bodyOf(entries))
  if (!sent) send(url, entries).catch(() => {})
}

/** Version 4, by hand: `crypto.randomUUID` is not in older browsers. */
function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => (byte + 256).toString(16).slice(1)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** The line where saving says how it goes; its words are in the page. */
function statusOf(form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-live]')
  const note = form.querySelector<HTMLElement>('[data-more]')
  let timer = 0
  return {
    say: (what: string, time = '', more = '') => {
      if (!line) return
      clearTimeout(timer)
      const text = [line.dataset[what], line.dataset[more]].filter(Boolean).join('. ')
      line.textContent = text.replace('{time}', time)
      if (what === 'saved') timer = window.setTimeout(() => (line.textContent = ''), SHOWN)
    },
    signedOut: (shown: boolean) => {
      if (note) note.hidden = !shown
    },
  }
}

/**
 * Specification 4, 'Auto-save'. `saving.ts` decides; here are the page, the clock and the network.
 */
import { draftsOf, type FormEntry } from './drafts.ts'
import { enhanceWithin } from './enhance.ts'
import {
  type Effect,
  type SavingEvent,
  next,
  type SaveReply,
  type SavingState,
  wordsFor,
} from './saving.ts'

const SHOWN = 3000
/** In ms; without an answer for so long, a save counts as failed. */
const PATIENCE = 20_000
/** Bytes. A browser sends at most 64 KB for a page that is gone. */
const PARTING = 60_000

const SAID = ['account', 'revision', 'opened', 'saveId', 'after', 'sequence', 'waited']

const entriesOf = (form: HTMLFormElement) =>
  Array.from(new FormData(form) as unknown as Iterable<FormEntry>)
const answersOf = (entries: FormEntry[]) =>
  JSON.stringify(entries.filter(([name]) => SAID.indexOf(name) < 0))

/**
 * Begins to save a form by itself. What this browser kept of it and the server does not have is put
 * back first.
 */
export function autosave(form: HTMLFormElement) {
  const drafts = draftsOf(form)
  const draft = drafts.find()
  if (!draft || 'unsaved' in form.dataset) return start(form)
  if (answersOf(draft) !== answersOf(entriesOf(form)))
    return void restore(form, draft).catch(() => start(form))
  drafts.drop()
  start(form)
}

/** The server puts the draft in: rows and conditions are its work. */
async function restore(form: HTMLFormElement, draft: FormEntry[]) {
  form.setAttribute('inert', '')
  try {
    const answer = await send(form.action, draft.concat([['herstel', '1']]))
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [old, main] = [document, page].map((one) => one.querySelector('main'))
    if (!old || !main || !main.querySelector('form[data-unsaved]')) throw answer
    old.replaceWith(main)
    enhanceWithin(main)
    // Readers announce changes in a live region, not one that comes in whole.
    const notice = main.querySelector('[data-status]')
    if (notice) setTimeout(() => (notice.innerHTML += ''), 100)
  } finally {
    form.removeAttribute('inert')
  }
}

const bodyOf = (entries: FormEntry[]) => new URLSearchParams(entries)

function send(url: string, entries: FormEntry[]): Promise<Response> {
  const body = bodyOf(entries)
  const keepalive = body.toString().length < PARTING
  return fetch(url, { method: 'POST', body, keepalive, credentials: 'same-origin' })
}

/** @throws when the server says nothing, or nothing that can be read */
async function replyTo(url: string, entries: FormEntry[]): Promise<SaveReply> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE))
  const answer = await Promise.race([send(url, entries), late])
  return (await answer.json()) as SaveReply
}

function start(form: HTMLFormElement) {
  const { autosave: url = '' } = form.dataset
  const isUnsaved = 'unsaved' in form.dataset
  const drafts = draftsOf(form)
  const { say, signedOut, sign } = statusOf(form)
  const said = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const answers = () => answersOf(entriesOf(form))
  let state: SavingState = {
    saved: isUnsaved ? '' : answers(),
    sending: null,
    stopped: !url,
    leaving: false,
    refused: false,
  }
  let timer = 0
  // Back from memory it goes on from what it saved by hand.
  let posted = false
  /** Where something changed that is not saved yet. */
  const touched: Element[] = []

  const happens = (event: SavingEvent) => {
    const [after, effects] = next(state, event, answers())
    state = after
    effects.forEach(carryOut)
  }

  const carryOut = (effect: Effect) => {
    switch (effect.do) {
      case 'wait':
        clearTimeout(timer)
        timer = window.setTimeout(() => happens({ is: 'due' }), effect.ms)
        return
      case 'number':
        said('sequence').value = String(Number(said('sequence').value) + 1)
        return
      case 'send':
        say('saving')
        replyTo(url, entriesOf(form))
          .then((reply) => happens({ is: 'answered', reply }))
          .catch(() => happens({ is: 'unanswered' }))
        return
      case 'part':
        return part(url, entriesOf(form))
      case 'keep':
        return void drafts.keep(entriesOf(form))
      case 'drop':
        return drafts.drop(said('saveId').value)
      case 'renew':
        return renew()
      case 'saved':
        said('revision').value = String(effect.reply.revision)
        signedOut(false)
        tell(effect.reply.counts)
        if (!effect.reply.open && answers() === state.saved) touched.splice(0).forEach(sign)
        return say('saved', effect.reply)
      case 'failed': {
        const [what, more] = wordsFor(effect.reason, drafts.keep(entriesOf(form)))
        signedOut(effect.reason === 'signedOut')
        return say(what, NOTHING, more)
      }
    }
  }

  const tell = (counts: string[] = []) =>
    Array.from(form.querySelectorAll('summary>span')).forEach((element, index) => {
      element.textContent = counts[index] || ''
    })

  const renew = () => {
    if (said('sequence').value > '0' || posted) said('after').value = said('saveId').value
    posted = false
    said('saveId').value = newId()
    said('sequence').value = '0'
  }

  const changed = ({ target }: Event) => {
    const field = fieldOf(target as HTMLInputElement)
    const signed = field && field.querySelector('[data-kept]')
    if (signed) signed.remove()
    if (field && touched.indexOf(field) < 0) touched.push(field)
    if (field) rename(field)
    happens({ is: 'changed' })
  }
  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  form.addEventListener('submit', () => {
    posted = true
    happens({ is: 'submitted' })
  })
  addEventListener('pagehide', () => happens({ is: 'left' }))
  addEventListener('pageshow', ({ persisted }) => persisted && happens({ is: 'back' }))
  document.addEventListener('visibilitychange', () => {
    happens({ is: document.visibilityState === 'hidden' ? 'covered' : 'shown' })
  })
  addEventListener('online', () => happens({ is: 'due' }))

  renew()
  if (isUnsaved) drafts.keep(entriesOf(form))
}

function part(url: string, entries: FormEntry[]) {
  const sent = navigator.sendBeacon && navigator.sendBeacon(url, bodyOf(entries))
  if (!sent) send(url, entries).catch(() => {})
}

/** Version 4. Older browsers have no `crypto.randomUUID`. */
function newId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => (byte + 256).toString(16).slice(1)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** The line that stands for a row says what is in it now. */
function rename(field: Element) {
  const row = field.closest<HTMLElement>('[data-between]')
  const line = row && row.querySelector('b')
  if (!row || !line) return
  const texts = Array.from(row.querySelectorAll('input'), ({ value }) => value.trim())
  const name = texts.slice(0, 2).filter(Boolean).join(row.dataset.between)
  const ticked = row.querySelector<HTMLElement>(':checked')
  line.textContent = ticked ? `${name}, ${ticked.dataset.said}` : name
}

/** What stands around a question. */
const fieldOf = (input: HTMLInputElement) =>
  (/radio|checkbox/.test(input.type) && input.closest('fieldset')) || input.closest('div')

const NOTHING: Pick<SaveReply, 'time' | 'open'> = { time: '' }

function statusOf(form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-live]')
  let note: HTMLElement | undefined
  let timer = 0
  return {
    say: (what: string, { time, open = '' } = NOTHING, more = open && 'open') => {
      if (!line) return
      clearTimeout(timer)
      const text = [line.dataset[what], line.dataset[more]].filter(Boolean).join('. ')
      line.textContent = text.replace('{time}', time).replace('{open}', () => open)
      if (what === 'saved' && !open) timer = window.setTimeout(() => (line.textContent = ''), SHOWN)
    },
    /** Below a field that is saved: one looks there, not at the foot of the window. */
    sign: (field: Element) => {
      // What is said to be wrong there stands until the page is made anew.
      if (field.querySelector('[aria-invalid]')) return
      const words = field.appendChild(document.createElement('p'))
      words.dataset.kept = ''
      words.textContent = (line && line.dataset.signed) || ''
    },
    signedOut: (shown: boolean) => {
      if (note) note.remove()
      note = shown && line ? showWayBack(line) : undefined
    },
  }
}

/** Below the line that says that one is signed out: the way to sign in, and what comes of it. */
function showWayBack(line: HTMLElement): HTMLElement {
  const { signIn = '', signInAt, after = '' } = line.dataset
  const note = document.createElement('p')
  note.className = line.className
  if (signInAt) {
    const link = document.createElement('a')
    link.href = signInAt
    link.textContent = signIn
    note.append(link, '. ')
  }
  note.append(after)
  line.after(note)
  return note
}

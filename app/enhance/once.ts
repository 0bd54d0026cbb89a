/**
 * Who waits presses again, and the second answer would come in the place of the first. A form that answers
 * with a file leaves its page open, so after a while it is sent once more. In ms.
 */
const WAIT = 5000

type Sent = { form: EventTarget | null; button: Element | null | undefined; at: number }

const NONE: Sent = { form: null, button: null, at: 0 }

/** Sends a form once, however often its button is pressed. Parts of the office see to it themselves. */
export function sendsOnce() {
  let last = NONE
  addEventListener(
    'submit',
    (event) => {
      const { form, button, at } = last
      const { submitter } = event as SubmitEvent
      const again = form === event.target && button === submitter && Date.now() - at < WAIT
      if (!again) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event as SubmitEvent
    const isPost = (form as HTMLFormElement).method === 'post'
    if (isPost && !event.defaultPrevented) last = { form, button: submitter, at: Date.now() }
  })
  // Back from memory, it may be sent anew.
  addEventListener('pageshow', () => (last = NONE))
}

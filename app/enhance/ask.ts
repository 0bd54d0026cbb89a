/** In ms; each time that much later. */
const WAIT = 5000
const SLOWER = 1.5
const LONGEST = 60_000

/**
 * Asks whether what a page waits for is there, and says so politely, with a link to it: nothing moves
 * under who reads or hears the page.
 */
export function asksAgain(line: HTMLElement) {
  const { asks: address, told } = line.dataset
  if (!address) return
  const ask = (wait: number) =>
    setTimeout(() => {
      toldAt(address).then(
        (now) => (!now || now === told ? ask(Math.min(wait * SLOWER, LONGEST)) : say(now)),
        () => ask(LONGEST),
      )
    }, wait)
  const say = (words: string) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = words
    line.appendChild(link)
  }
  ask(WAIT)
}

async function toldAt(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { credentials: 'same-origin' })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const line = page.querySelector<HTMLElement>('[data-told]')
  return line ? line.dataset.told : undefined
}

import { textFor, type PromiseText } from '#app/locales/promises.ts'
import { useFrame } from './frame/frame.ts'

const NONE = { directors: false, relatives: false }

/** Says a text with the promises that are kept. */
export function useSaid(): (words: PromiseText) => string {
  const kept = useFrame()?.promises ?? NONE
  return (words) => textFor(words, kept)
}

/** Whether one letter is wrong, too many, missing, or changed places with the next one. */
export function isOneSlipFrom(typed: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, place) => typed[place] !== letter)
  if (at === -1) return typed.length === meant.length + 1
  const [given, right] = [typed.slice(at), meant.slice(at)]
  const swapped = `${given[1] ?? ''}${given[0] ?? ''}${given.slice(2)}`
  return (
    given.slice(1) === right.slice(1) ||
    given.slice(1) === right ||
    given === right.slice(1) ||
    swapped === right
  )
}

import { dialled } from '#app/locales/phone.ts'

type CallableProps = { text: string; phones: readonly (string | null | undefined)[] }

/** A text that names numbers, which can be pressed. */
export function Callable({ text, phones }: CallableProps) {
  const numbers = phones.flatMap((phone) => phone || [])
  return numbers
    .reduce((parts, number) => parts.flatMap((part) => around(part, number)), [text])
    .map((part, index) =>
      numbers.includes(part) ? (
        <a key={index} href={dialled(part)}>
          {part}
        </a>
      ) : (
        part
      ),
    )
}

/** A text in pieces: what stands around a number, and the number itself between them. */
const around = (text: string, number: string): string[] =>
  text === number
    ? [text]
    : text.split(number).flatMap((piece, index) => (index ? [number, piece] : [piece]))

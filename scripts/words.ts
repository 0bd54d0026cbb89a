/** Prints every text of the interface with its place: `npm run words`, or of one part `npm run words -- release`. */
import { nl } from '#app/features/texts/texts.nl.ts'

const [part] = process.argv.slice(2)
const chosen = Object.entries(nl).filter(([name]) => !part || name === part)
if (chosen.length === 0) {
  console.error(`No such part. There are: ${Object.keys(nl).join(', ')}.`)
  process.exitCode = 1
}
for (const [name, texts] of chosen) print(texts, name)

function print(value: unknown, place: string) {
  if (typeof value === 'string')
    return console.log(`${place}\n    ${value.replaceAll('\n', '\n    ')}`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) print(inner, `${place}.${key}`)
}

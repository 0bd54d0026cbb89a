/** What a Dockerfile says, as far as ours says it. */

export type Copy = { from: string | undefined; what: string[]; to: string }

export type Stage = {
  name: string
  /** In order: commands of a shell, and what is copied. */
  steps: ({ run: string } | { copy: Copy })[]
  folder: string
  env: Record<string, string>
  user: string
  command: string[]
}

const FLAG = /^--from=(\S+)$/

/** @throws where it says something that is not known here, so that nothing is passed over */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of linesOf(text)) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/s.exec(line) ?? []
    if (word === 'FROM') stages.push(newStage(rest, stages.length))
    else addTo(stages.at(-1), word, rest)
  }
  return stages
}

/** Without comments; what a line goes on in belongs to it. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)

function newStage(rest: string, number: number): Stage {
  const [, name = String(number)] = /\sAS\s+(\S+)$/i.exec(rest) ?? []
  return { name, steps: [], folder: '/', env: {}, user: 'root', command: [] }
}

function addTo(stage: Stage | undefined, word: string, rest: string) {
  if (!stage) throw new Error(`Before FROM: ${word}`)
  const known: Record<string, () => unknown> = {
    WORKDIR: () => (stage.folder = rest),
    RUN: () => stage.steps.push({ run: rest }),
    COPY: () => stage.steps.push({ copy: copyOf(rest.split(/\s+/)) }),
    ENV: () => Object.assign(stage.env, settingsIn(rest)),
    USER: () => (stage.user = rest),
    CMD: () => (stage.command = JSON.parse(rest) as string[]),
    EXPOSE: () => {},
  }
  if (!known[word]) throw new Error(`Not known here: ${word} ${rest}`)
  known[word]()
}

function copyOf(words: string[]): Copy {
  const from = FLAG.exec(words[0] ?? '')?.[1]
  const paths = from ? words.slice(1) : words
  return { from, what: paths.slice(0, -1), to: paths.at(-1) ?? '.' }
}

const settingsIn = (rest: string) =>
  Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=', 2) as [string, string]))

/** Whether a file stays out of what is copied, by the lines of `.dockerignore` as ours are written. */
export function isIgnored(path: string, lines: readonly string[]): boolean {
  const name = path.split('/').at(-1) ?? ''
  return lines.some((line) => {
    if (line.startsWith('**/*')) return name.endsWith(line.slice(4))
    if (line.startsWith('*')) return !path.includes('/') && name.endsWith(line.slice(1))
    return path === line || path.startsWith(`${line}/`)
  })
}

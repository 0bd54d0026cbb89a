import type { ReactNode } from 'react'
import { inHue } from './area.css.ts'
import { apart as apartClass } from './card.css.ts'
import * as css from './chapter.css.ts'
import { cx } from './cx.ts'
import type { Area } from './drawing/symbol-paths.ts'
import { AreaSymbol } from './drawing/symbols.tsx'

type HeadProps = { area?: Area | undefined; title: string }

/** A title whose first word says which life area it is has that word in its colour, above the rest. */
function ChapterTitle({ area, title }: HeadProps) {
  const [first = '', ...rest] = title.split(' ')
  if (!area || !/^\w+ \w+ &/.test(title)) return <h2>{title}</h2>
  return (
    <h2>
      <small className={inHue[area]}>{`${first} `}</small>
      {rest.join(' ')}
    </h2>
  )
}

const ChapterHead = ({ area, title }: HeadProps) => (
  <>
    {area && <AreaSymbol area={area} className={inHue[area]} />}
    <ChapterTitle area={area} title={title} />
  </>
)

/** Always, or by the script where the window is wide. */
export type Opens = 'always' | 'wide'

type ChapterProps = HeadProps & {
  id: string
  /** What is in it, in a line; nothing where that is not known. */
  line: string
  /** How far it is. */
  note?: string | undefined
  /** On paper it begins a page. */
  apart?: boolean
  /** When it is open from the start; closed unless given. */
  opens?: Opens | undefined
  children: ReactNode
}

/** A chapter of the booklet, which one opens to read. On paper it is open. */
export function Chapter({ id, line, note, apart, opens, children, ...head }: ChapterProps) {
  return (
    <details
      id={id}
      className={cx(css.chapter, apart && apartClass)}
      open={opens === 'always'}
      data-wide={opens === 'wide' ? '' : undefined}
    >
      <summary className={css.head}>
        <ChapterHead {...head} />
        {line && <span className={css.line}>{line}</span>}
        {note && <small>{note}</small>}
      </summary>
      <div className={css.letter}>{children}</div>
    </details>
  )
}

type EmptyChapterProps = Omit<ChapterProps, 'line' | 'apart' | 'opens'>

/** A chapter in which nothing is written yet. */
export function EmptyChapter({ id, note, children, ...head }: EmptyChapterProps) {
  return (
    <div id={id} className={css.chapter}>
      <div className={css.head}>
        <ChapterHead {...head} />
        <span className={css.line}>{children}</span>
        {note && <small>{note}</small>}
      </div>
    </div>
  )
}

/** Leads to the page with its chapters open, for where the script does not open them. */
export const OpensAll = ({ children }: { children: ReactNode }) => (
  <p className={css.opensAll}>{children}</p>
)

/** What else there is of the file, below its chapters: one link a thumb from the next. */
export const LinksBesides = ({ children }: { children: ReactNode }) => (
  <ul className={css.besides}>{children}</ul>
)

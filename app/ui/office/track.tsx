import type { ReactNode } from 'react'
import { TickIcon } from '../drawing/icons.tsx'
import { hiddenVisually } from '../global.css.ts'
import * as css from './track.css.ts'

export type TrackStep = { text: string; is: 'done' | 'now' | 'later' }

type TrackProps = {
  steps: readonly TrackStep[]
  /** Said of a step that is done, which the eye knows by its sign. */
  doneText: string
}

/** How far something is. */
export const Track = ({ steps, doneText }: TrackProps) => (
  <ol className={css.track} role="list">
    {steps.map(({ text, is }) => (
      <li
        key={text}
        className={is === 'done' ? css.done : undefined}
        aria-current={is === 'now' ? 'step' : undefined}
      >
        {is === 'done' && <TickIcon />}
        {text}
        {is === 'done' && <span className={hiddenVisually}> {doneText}</span>}
      </li>
    ))}
  </ol>
)

/** A list of requests, each as far as it has come. */
export const CaseList = ({ children }: { children: ReactNode }) => (
  <ul className={css.cases} role="list">
    {children}
  </ul>
)

type CaseProps = {
  title: ReactNode
  lines: ReactNode
  track: ReactNode
  now: ReactNode
  /** What there is to do; below the track where there is room. */
  next: ReactNode
  facts: ReactNode
}

/** One of a `CaseList`: who it is about, how far it is, and what there is to do. */
export const Case = ({ title, lines, track, now, next, facts }: CaseProps) => (
  <li>
    <div>
      <h3>{title}</h3>
      {lines}
    </div>
    {track}
    {now && <p>{now}</p>}
    <div className={css.next}>{next}</div>
    <Quiet>{facts}</Quiet>
  </li>
)

/** What is worth knowing of it, in small letters. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className={css.quiet}>{children}</p>
)

/** What is over, each with a name and a line. */
export const OverList = ({ children }: { children: ReactNode }) => (
  <ul className={css.over} role="list">
    {children}
  </ul>
)

/** One that has ended: no steps any more, only how it went. */
export const Over = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    <Quiet>{children}</Quiet>
  </li>
)

import type { ReactNode } from 'react'
import { TickIcon } from '../drawing/icons.tsx'
import { HiddenText } from '../fields/hidden.tsx'
import { Folded } from '../page/navigation.tsx'
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
        {is === 'done' && <HiddenText> {doneText}</HiddenText>}
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
  now: ReactNode
  /** What there is to do. */
  next: ReactNode
  track: ReactNode
  facts: ReactNode
  /** What the track and the facts are behind where there is no room beside. */
  more: string
}

/** One of a `CaseList`: who it is about, what there is to do, and how far it is. */
export const Case = ({ title, lines, now, next, track, facts, more }: CaseProps) => (
  <li>
    <div>
      <h3>{title}</h3>
      {lines}
      {now && <p>{now}</p>}
      {next}
    </div>
    <Folded title={more}>
      {track}
      <Quiet>{facts}</Quiet>
    </Folded>
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

type OverProps = {
  title: ReactNode
  children: ReactNode
  /** What there is to do all the same. */
  next?: ReactNode
}

/** One that has ended: no steps any more, only how it went. */
export const Over = ({ title, children, next }: OverProps) => (
  <li>
    <h3>{title}</h3>
    <Quiet>{children}</Quiet>
    {next}
  </li>
)

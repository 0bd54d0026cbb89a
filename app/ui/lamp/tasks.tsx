import type { ReactNode } from 'react'
import { ButtonLink } from '../button.tsx'
import { cx } from '../cx.ts'
import { PhoneIcon } from '../drawing/icons.tsx'
import { HiddenText } from '../fields/hidden.tsx'
import { rows } from '../page/landing.css.ts'
import * as css from './tasks.css.ts'

/** One line of a list of what there is to do. */
export type TickTask = {
  id: string
  title: string
  why?: string | undefined
  notNeeded?: string | undefined
  calls?: readonly { name: string; phone: string }[] | undefined
  /** Who did it and when, in words: 'Lisa, 10.30 uur'. */
  done?: string | undefined
}

/**
 * Words for a list that can be ticked: what the ear hears before what there is to do, and before what was
 * done. Each line is a form of its own, which posts the id as `done`, or as `undo`.
 */
type Ticking = { tick: string; untick: string; call: (name: string) => string }

/** Lists of what there is to do, each with its heading: on paper all of them on one sheet. @param about who sees them */
export const TaskLists = ({ about, children }: { about?: string; children: ReactNode }) => (
  <>
    {about && <p className={css.about}>{about}</p>}
    <div className={css.lists}>{children}</div>
  </>
)

type TasksProps = { label: string; tasks: readonly TickTask[]; ticking?: Ticking | undefined }

/** What there is to do. Without `ticking` there are boxes on paper only, for a pen. @param label id of its heading */
export const Tasks = ({ label, tasks, ticking }: TasksProps) => (
  <ul className={cx(rows, css.tasks)} aria-labelledby={label} role="list">
    {tasks.map((task) => (
      <li key={task.id} id={ticking && task.id}>
        {ticking ? (
          <form method="post">
            <TickButton task={task} ticking={ticking} />
          </form>
        ) : (
          <div className={css.task}>
            <TaskWords task={task} />
          </div>
        )}
        {ticking &&
          task.calls?.map(({ name, phone }) => (
            <ButtonLink
              key={`${name} ${phone}`}
              href={`tel:${phone.replaceAll(/[ -]/g, '')}`}
              variant="secondary"
              data-paper={phone}
            >
              <PhoneIcon />
              {ticking.call(name)}
            </ButtonLink>
          ))}
      </li>
    ))}
  </ul>
)

const TickButton = ({ task, ticking }: { task: TickTask; ticking: Ticking }) => (
  <button
    name={task.done === undefined ? 'done' : 'undo'}
    value={task.id}
    className={cx(css.task, task.done !== undefined && css.done)}
  >
    <HiddenText>{task.done === undefined ? ticking.tick : ticking.untick} </HiddenText>
    <TaskWords task={task} />
  </button>
)

const TaskWords = ({ task: { title, why, notNeeded, done } }: { task: TickTask }) => (
  <>
    <span>{title}</span>
    {(done === undefined ? [why, notNeeded] : [done]).map(
      (line) =>
        line && (
          <small key={line}>
            <br />
            {line}
          </small>
        ),
    )}
  </>
)

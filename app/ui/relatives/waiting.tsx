import { HiddenText } from '../fields/hidden.tsx'
import * as css from './waiting.css.ts'

type Step = { text: string; note: string; done: boolean }

type PassedStepsProps = {
  title: string
  steps: readonly Step[]
  /** What the ear hears before each: the eye sees a dot that is full, or open. */
  done: string
  toCome: string
}

/** What happened and what is still to come, in order. */
export const PassedSteps = ({ title, steps, done, toCome }: PassedStepsProps) => (
  <section>
    <h2>{title}</h2>
    <ol className={css.steps} role="list">
      {steps.map((step, index) => (
        <li key={index} className={step.done ? css.passed : css.toCome}>
          <HiddenText>{step.done ? done : toCome} </HiddenText>
          {step.text}
          {step.note && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  </section>
)

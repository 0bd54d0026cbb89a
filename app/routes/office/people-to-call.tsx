import { Fragment, type ReactNode } from 'react'
import { dialled, phoneInWords } from '#app/locales/phone.ts'
import { Card } from '#app/ui/index.ts'
import { LookForm } from './look-form.tsx'

/** Somebody with a telephone number; empty where none is known. */
export type PersonToCall = {
  id: string
  name: string
  phone: string
  /** What they can have said, where that is written down here. */
  answers?: ReactNode
}

type PeopleProps = {
  /** The id of the card, and the intent of its button. */
  id: string
  /** Undefined until a colleague looked. */
  people: readonly PersonToCall[] | undefined
  words: {
    title: string
    /** What a look means, for who lives. */
    text: string
    submit: string
    none: string
    unknown: string
    call: (phone: string) => string
  }
  /** Whom else one can call. */
  after?: ReactNode
  /** Why somebody is to be called. */
  children?: ReactNode
}

/** Asks before it shows by which numbers people are called: who lives sees that. */
export const PeopleToCall = ({ id, people, words, after, children }: PeopleProps) => (
  <Card title={words.title} id={id}>
    {children}
    {!people && <LookForm card={id} intent={id} text={words.text} submit={words.submit} />}
    {people?.length === 0 && <p>{words.none}</p>}
    {people?.map((person) => (
      <Fragment key={person.id}>
        <p>
          {person.name}:{' '}
          {person.phone ? (
            <a href={dialled(person.phone)}>{words.call(phoneInWords(person.phone))}</a>
          ) : (
            words.unknown
          )}
        </p>
        {person.answers}
      </Fragment>
    ))}
    {after}
  </Card>
)

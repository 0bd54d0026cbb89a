import { useTranslation } from '#app/locales/use-translation.ts'
import { useMatches } from 'react-router'
import type {
  ReadableAnswer,
  ReadableEntry,
  ReadableFile,
  ReadablePerson,
  ReadableSong,
} from '#app/features/relatives/reading/readable.ts'
import { mayBeInBooklet } from '#app/features/documents/in-booklet.ts'
import { firstNameIn } from '#app/features/booklet/first-name.ts'
import { HiddenText } from '#app/ui/index.ts'
import {
  AnswerLink,
  AnswerList,
  AnswerPicture,
  CallLink,
  PersonItem,
} from '#app/ui/relatives/reading.tsx'

/** Where a file of the wishes is opened, or a picture stands `inSight`; null where it cannot be, and is named only. */
export type FileAddress = ((id: string, inSight?: boolean) => string) | null

/** Entries as the letter and the first page show them. */
export const shownEntries = (entries: readonly ReadableEntry[], file: FileAddress) =>
  entries.map(({ label, answer }) => ({
    label,
    answer: <Answer answer={answer} file={file} />,
  }))

type AnswerProps = { answer: ReadableAnswer; file: FileAddress }

function Answer({ answer, file }: AnswerProps) {
  if (answer.kind === 'text') return answer.text
  if (answer.kind === 'people') return <People people={answer.people} />
  if (answer.kind === 'songs') return <Songs songs={answer.songs} />
  return <Files files={answer.files} file={file} />
}

const People = ({ people }: { people: readonly ReadablePerson[] }) => (
  <AnswerList>
    {people.map((person, index) => (
      <Person key={index} {...person} />
    ))}
  </AnswerList>
)

function Person({ arranges, name, about, phone, lines }: ReadablePerson) {
  const { t } = useTranslation('relativesReading')
  if (useReaderName() === name)
    return (
      <PersonItem
        name={t('you')}
        about={name}
        lines={arranges ? [t('youArrange')] : []}
        call={null}
      />
    )
  const call = phone && (
    <CallLink phone={phone}>{t('call', { name: firstNameIn(name) || phone })}</CallLink>
  )
  return <PersonItem name={name} about={about} lines={[phone ?? '', ...lines]} call={call} />
}

/** The name of who reads, as their page loaded it: nobody is told to call themselves. */
function useReaderName(): unknown {
  const loaded = useMatches().map(({ loaderData }) => loaderData)
  const found = loaded.find((one): one is { readerName: unknown } => isNamed(one))
  return found?.readerName
}

const isNamed = (loaded: unknown) =>
  typeof loaded === 'object' && loaded !== null && 'readerName' in loaded

const Songs = ({ songs }: { songs: readonly ReadableSong[] }) => (
  <AnswerList>
    {songs.map((song, index) => (
      <Song key={index} {...song} />
    ))}
  </AnswerList>
)

/** With a link where its owner gave one; it leads away from here, and says so by its word. */
function Song({ title, by, link }: ReadableSong) {
  const { t } = useTranslation('relativesReading')
  const name = [title, by].filter(Boolean).join(', ')
  return (
    <li>
      {name}
      {link && (
        <>
          <br />
          <AnswerLink href={link}>
            {t('listen')}
            <HiddenText>{t('listenTo', { title })}</HiddenText>
          </AnswerLink>
        </>
      )}
    </li>
  )
}

const Files = ({ files, file }: { files: readonly ReadableFile[]; file: FileAddress }) => (
  <AnswerList>
    {files.map(({ id, title, kind }) => (
      <li key={id}>
        {file && mayBeInBooklet(kind) && <AnswerPicture src={file(id, true)} alt={title} />}
        {file ? <AnswerLink href={file(id)}>{title}</AnswerLink> : title}
      </li>
    ))}
  </AnswerList>
)

import type { ReactNode } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import type { ChapterName } from '#app/features/relatives/reading/chapters.ts'
import type { ReadableChapter, ReadableWishes } from '#app/features/relatives/reading/readable.ts'
import { hasLater } from '#app/features/relatives/reading/later.ts'
import { dateOf, joinedList } from '#app/locales/dates.ts'
import { ButtonLink, MoreWays, ScreenOnly } from '#app/ui/index.ts'
import { Places } from '#app/ui/lamp/places.tsx'
import { Evening, LitRow } from '#app/ui/relatives/evening.tsx'
import { Aside, FirstThings, Letter, ReadingPage, Ways } from '#app/ui/relatives/reading.tsx'
import { type FileAddress, shownEntries } from './reading-answers.tsx'

/** Where the pages of one reader stand: the same pages are read, rehearsed and kept. */
export type ReadingWays = {
  start: string
  /** What is needed first; null while the owner lives. */
  first: string | null
  /** @param open past the page that asks whether one wants to read it */
  chapter: (name: ChapterName, open?: boolean) => string
  end: string
  file: FileAddress
}

type WishesProps = { wishes: ReadableWishes; ways: ReadingWays }

/** Whose wishes these are, and the way to where they begin. */
export function WhoseLink({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation('relativesReading')
  return <a href={href}>{t('whoseOf', { name: name || t('someone') })}</a>
}

/** Whose wishes these are, without saying he or she. */
function useName({ firstName }: ReadableWishes): string {
  const { t } = useTranslation('relativesReading')
  return firstName || t('someone')
}

type FirstProps = Pick<WishesProps, 'wishes'> & {
  ways: Pick<ReadingWays, 'file'>
  /** '2026-11-19'; null in a rehearsal. */
  diedOn: string | null
  /** When the rest is there, and the ways on. */
  children: ReactNode
}

/** 'Eerst dit': what is needed at once, on one page, with whom to call. */
export function ReadingFirst({ wishes, ways, diedOn, children }: FirstProps) {
  const { t } = useTranslation(['relativesReading', 'common'])
  const { first, name, dateOfBirth } = wishes
  const died = diedOn && dateOf(diedOn)
  const lived =
    dateOfBirth && died ? t('common:wishes.lived', { born: dateOf(dateOfBirth), died }) : died
  const open = first?.open ?? []
  const items = [
    ...shownEntries(first?.entries ?? [], ways.file),
    ...(open.length > 0 ? [{ label: t('first.open'), answer: open.join('\n'), isOurs: true }] : []),
  ]
  return (
    <ReadingPage whose={t('whose')} title={name || t('someone')} note={lived ?? undefined}>
      <h2>{t('first.title')}</h2>
      {items.length > 0 ? <FirstThings items={items} /> : <p>{t('first.nothing')}</p>}
      {children}
    </ReadingPage>
  )
}

type StartProps = WishesProps & {
  /** Where the reader stopped the last time. */
  stoppedAt: ChapterName | null
  /** Whether who wrote it lets nobody read now. */
  isClosed?: boolean
  /** The ways on where nothing is read yet. */
  children?: ReactNode
}

/** Nothing but someone's own words, and a way on. */
export function ReadingStart({ wishes, ways, stoppedAt, isClosed, children }: StartProps) {
  const { t } = useTranslation(['relativesReading', 'common'])
  const { quote, firstName, dateOfBirth, chapters, stage } = wishes
  const name = useName(wishes)
  const known = chapters.find((one) => one.name === stoppedAt)
  const start = known ?? chapters[0]
  const isAfter = stage !== 'now'
  const remembered = isAfter
    ? t('start.rememberedAfter', { name })
    : t('start.remembered', { name })
  const farewell = chapters.find((one) => one.name === 'afscheid')
  // Two ways to the same page are no choice.
  const apart = isAfter && farewell && farewell !== start
  const arrange = ways.first ?? (apart ? ways.chapter('afscheid') : null)
  return (
    <Evening title={quote ? remembered : t('whoseOf', { name })} said={quote}>
      {dateOfBirth && !isAfter && <p>{t('common:wishes.born', { date: dateOf(dateOfBirth) })}</p>}
      {start ? (
        <>
          <p>{firstName ? t('start.wrote', { name }) : t('start.wrotePlain')}</p>
          <LitRow>
            <ButtonLink href={ways.chapter(start.name)}>
              {known ? t('start.go', { chapter: known.title }) : t('start.read')}
            </ButtonLink>
          </LitRow>
          {arrange && (
            <p>
              <a href={arrange}>{t('start.arrange')}</a>
            </p>
          )}
        </>
      ) : (
        <>
          <p>
            {isClosed
              ? `${t('closed', { name })} ${t('start.closed', { name })}`
              : t(isAfter ? 'start.nothing' : 'start.nothingNow')}
          </p>
          {children}
        </>
      )}
    </Evening>
  )
}

type ChapterProps = WishesProps & {
  chapter: ReadableChapter
  /** Whether somebody let us know of a death that is not certain yet. */
  isReported?: boolean
  /** Whether who reads it said yes to what is hard to read. */
  isOpen: boolean
  /** A way to stop here. */
  stop: ReactNode
}

/** One chapter as a letter; what was hard is asked about first. */
export const ReadingChapter = (props: ChapterProps) =>
  props.chapter.name === 'pijn-en-zorg' && !props.isOpen ? (
    <PainChoice {...props} />
  ) : (
    <ChapterLetter {...props} />
  )

/** The chapter after this one; undefined after the last. */
function nextTo({ chapters }: ReadableWishes, { name }: ReadableChapter) {
  return chapters[chapters.findIndex((one) => one.name === name) + 1]
}

/**
 * What stands above a chapter: a wish is no order, and a story is to be kept. Null where nothing does, and
 * between somebody's word of a death and the time that it is certain: neither of its words is right then.
 */
function useNote({ wishes, chapter, isReported }: ChapterProps) {
  const { t } = useTranslation('relativesReading')
  const { firstName: name, stage } = wishes
  if (isReported) return null
  if (chapter.name !== 'afscheid' && chapter.name !== 'verhaal') return null
  if (!name) return chapter.name === 'afscheid' ? t('otherwise') : null
  return t(`chapter.${stage === 'now' ? 'notesNow' : 'notes'}.${chapter.name}`, { name })
}

function ChapterLetter(props: ChapterProps) {
  const { wishes, ways, chapter, stop } = props
  const { t } = useTranslation('relativesReading')
  const name = useName(wishes)
  const next = nextTo(wishes, chapter)
  const note = useNote(props)
  return (
    <ReadingPage whose={<WhoseLink name={name} href={ways.start} />} title={chapter.title}>
      {note && <p>{note}</p>}
      <Letter
        parts={chapter.groups.map(({ title, entries }) => ({
          title,
          items: shownEntries(entries, ways.file),
        }))}
      />
      <Ways>
        <ButtonLink href={next ? ways.chapter(next.name) : ways.end}>
          {next ? t('chapter.next', { chapter: next.title }) : t('chapter.end')}
        </ButtonLink>
      </Ways>
      {stop}
      <ScreenOnly>
        <AllChapters wishes={wishes} ways={ways} current={chapter} />
      </ScreenOnly>
    </ReadingPage>
  )
}

type AllProps = WishesProps & { current?: ReadableChapter }

/** Every chapter, in the order of reading: who began with what is to be arranged finds the others. */
function AllChapters({ wishes, ways, current }: AllProps) {
  const { t } = useTranslation('relativesReading')
  return (
    // At the end one sees whether there was one that one came in behind.
    <MoreWays summary={t('chapter.all')} isOpen={!current}>
      <Places
        items={wishes.chapters.map((one) => ({
          href: ways.chapter(one.name),
          title: one.title,
          about: one === current ? t('chapter.current') : one.about,
          current: one === current,
        }))}
      />
    </MoreWays>
  )
}

/** Before what was hard: one may read it, skip it, or keep it for later. */
function PainChoice({ wishes, ways, chapter, stop }: ChapterProps) {
  const { t } = useTranslation('relativesReading')
  const name = useName(wishes)
  const next = nextTo(wishes, chapter)
  return (
    <ReadingPage whose={<WhoseLink name={name} href={ways.start} />} title={chapter.title}>
      <p>{wishes.stage === 'now' ? t('pain.textNow', { name }) : t('pain.text', { name })}</p>
      <p>{t('pain.may')}</p>
      <Ways>
        <ButtonLink href={ways.chapter(chapter.name, true)}>{t('pain.read')}</ButtonLink>
        <ButtonLink href={next ? ways.chapter(next.name) : ways.end} variant="secondary">
          {t('pain.skip')}
        </ButtonLink>
      </Ways>
      {stop}
    </ReadingPage>
  )
}

type EndProps = WishesProps & {
  /** How to keep it, and how long it can be read. */
  children: ReactNode
}

/** What was confirmed, and what changed after that of what is read here; nothing where no day is known. */
function Confirmation({ wishes, name }: { wishes: ReadableWishes; name: string }) {
  const { confirmedOn, changedIn = [], isDraft, stage } = wishes
  const { t } = useTranslation('relativesReading')
  if (!confirmedOn)
    return isDraft ? <> {t(stage === 'now' ? 'end.draftNow' : 'end.draft', { name })}</> : null
  return (
    <>
      {` ${t('end.confirmed', { name, date: dateOf(confirmedOn) })}`}
      {changedIn.length > 0 && ` ${t('end.changed', { chapters: joinedList(changedIn) })}`}
      {changedIn.length > 0 && hasLater(wishes) && ` ${t('end.apart')}`}
    </>
  )
}

/** The end of reading, with someone's own words. */
export function ReadingEnd({ wishes, ways, children }: EndProps) {
  const { t } = useTranslation('relativesReading')
  const { firstName, closing, stage } = wishes
  const name = useName(wishes)
  if (stage === 'first')
    return (
      <ReadingPage whose={<WhoseLink name={name} href={ways.start} />} title={t('end.titleSoFar')}>
        <p>{t('end.soFar', { name })}</p>
        {children}
      </ReadingPage>
    )
  return (
    <ReadingPage whose={<WhoseLink name={name} href={ways.start} />} title={t('end.title')}>
      <p>
        {firstName ? t('end.wrote', { name }) : t('end.wrotePlain')}
        <Confirmation wishes={wishes} name={name} />
      </p>
      {stage === 'all' && <p>{t('otherwise')}</p>}
      {closing && <p>{t('end.closing', { name, words: closing })}</p>}
      {children}
      {wishes.chapters.length > 0 && <AllChapters wishes={wishes} ways={ways} />}
      <Aside>
        <a href={ways.start}>{t('end.back')}</a>
      </Aside>
    </ReadingPage>
  )
}

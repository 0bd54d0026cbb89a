import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { documents as texts } from '#app/features/documents/texts.nl.ts'
import { joinedList } from '#app/locales/dates.ts'
import { useFrame } from '../kit/frame/frame.ts'
import { useSaid } from '../kit/promises.ts'

/**
 * Who gets the files besides their owner, and where that is chosen.
 *
 * @param props.seenBy who sees a new file at once, by name
 */
export function WhoReads({ seenBy }: { seenBy: readonly string[] }) {
  const { t } = useTranslation('documents')
  const say = useSaid()
  const mayChoose = useFrame()?.promises.relatives
  const seen =
    seenBy.length > 0 && t('seenNow', { count: seenBy.length, names: joinedList([...seenBy]) })
  return (
    <p>
      {[seen, ...texts.readers.map(say)].filter(Boolean).join(' ')}
      {mayChoose && (
        <>
          {' '}
          <a href={href('/dashboard/contacten')}>{t('choose')}</a>
        </>
      )}
    </p>
  )
}

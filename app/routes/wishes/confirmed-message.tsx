import { Fragment } from 'react'
import { useTranslation } from '#app/locales/use-translation.ts'
import { ScreenOnly } from '#app/ui/index.ts'
import { LetterFigure } from '#app/ui/page/letter.tsx'

/** An address in it goes on on the next line after one of its signs. */
const breakable = (text: string) =>
  text.split(/(?<=[./])(?=\p{L})/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/**
 * What to tell somebody: to send along, from the person's own mailbox.
 *
 * @param page where who lost them finds the wishes
 */
export function ConfirmedMessage({ number, page }: { number: string; page: string }) {
  const { t } = useTranslation('confirming')
  const text = t('confirmed.letter', { number, page })
  const mail = `subject=${encodeURIComponent(t('confirmed.subject'))}&body=${encodeURIComponent(text)}`
  return (
    <>
      <h2>{t('confirmed.tellTitle')}</h2>
      <p>{t('confirmed.tell')}</p>
      <LetterFigure below={t('confirmed.letterNote')}>{breakable(text)}</LetterFigure>
      <ScreenOnly>
        <p>
          <a href={`mailto:?${mail}`}>{t('confirmed.send')}</a>
        </p>
      </ScreenOnly>
    </>
  )
}

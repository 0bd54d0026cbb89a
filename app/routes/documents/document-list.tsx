import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import type { Document } from '#app/features/documents/documents.server.ts'
import { sizeText } from '#app/features/documents/size.ts'
import { dateOf } from '#app/locales/dates.ts'
import { mayBeInBooklet } from '#app/features/documents/in-booklet.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  Card,
  Checked,
  DownloadIcon,
  FormGroup,
} from '#app/ui/index.ts'
import { FramedPicture, SIDE } from '#app/ui/page/picture.tsx'

type DocumentListProps = { documents: readonly Document[]; bytesUsed: number }

/** What has been kept, newest first. */
export function DocumentList({ documents, bytesUsed }: DocumentListProps) {
  const { t } = useTranslation('documents')
  return (
    <FormGroup id="bestanden" title={t('list.title')}>
      <p>{documents.length > 0 ? t('list.used', { used: sizeText(bytesUsed) }) : t('list.none')}</p>
      {documents.map((document) => (
        <OneDocument key={document.id} {...document} />
      ))}
    </FormGroup>
  )
}

/** Letters of words of one's own that are still a title; more are a text below the name. */
const LONGEST_TITLE = 60

const isTitle = (words: string) =>
  words !== '' && words.length <= LONGEST_TITLE && !words.includes('\n')

function OneDocument(document: Document) {
  const { id, name, description, kind, size, createdAt, inBooklet } = document
  const { t } = useTranslation('documents')
  const date = dateOf(createdAt)
  const isTitled = isTitle(description)
  return (
    <Card level={3} title={<bdi>{isTitled ? description : name}</bdi>}>
      {mayBeInBooklet(kind) && (
        <p>
          <FramedPicture
            src={href('/vragenlijst/documenten/:id/klein', { id })}
            side={inBooklet ? SIDE.booklet : SIDE.list}
          />
        </p>
      )}
      <p>
        {isTitled && (
          <>
            <bdi>{name}</bdi>
            <br />
          </>
        )}
        {t('list.facts', { kind: t(`kinds.${kind}`), size: sizeText(size), date })}
      </p>
      {description && !isTitled && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      {kind === 'heic' && <p>{t('list.unfit')}</p>}
      {inBooklet && (
        <p>
          <Checked>{t('list.inBooklet')}</Checked>
        </p>
      )}
      {mayBeInBooklet(kind) ? (
        <form method="post" action={href('/vragenlijst/documenten/:id/boekje', { id })}>
          <Buttons {...document} />
        </form>
      ) : (
        <Buttons {...document} />
      )}
    </Card>
  )
}

/** Of all pictures one at most has a page in the booklet. */
function Buttons({ id, name, kind, inBooklet }: Document) {
  const { t } = useTranslation('documents')
  return (
    <ButtonRow>
      <ButtonLink
        href={href('/vragenlijst/documenten/:id/bestand', { id })}
        variant="secondary"
        aria-label={t('list.downloadOne', { name })}
      >
        <DownloadIcon />
        {t('list.download')}
      </ButtonLink>
      <ButtonLink
        href={href('/vragenlijst/documenten/:id', { id })}
        variant="quiet"
        aria-label={t('list.changeOne', { name })}
      >
        {t('list.change')}
      </ButtonLink>
      <ButtonLink
        href={href('/vragenlijst/documenten/:id/verwijderen', { id })}
        variant="quiet"
        data-dialog=""
        aria-label={t('list.removeOne', { name })}
      >
        {t('list.remove')}
      </ButtonLink>
      {mayBeInBooklet(kind) && (
        <Button
          variant="quiet"
          name="boekje"
          value={inBooklet ? 'nee' : 'ja'}
          aria-label={t(inBooklet ? 'list.takeOutOne' : 'list.putInOne', { name })}
        >
          {t(inBooklet ? 'list.takeOut' : 'list.putIn')}
        </Button>
      )}
    </ButtonRow>
  )
}

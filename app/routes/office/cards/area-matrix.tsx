import { useTranslation } from '#app/locales/use-translation.ts'
import { href } from 'react-router'
import { FORMER, areaNameFrom, NOBODY, REST, SEARCH } from '#app/features/card-desk/area-names.ts'
import type { PostcodeArea } from '#app/features/card-desk/areas.server.ts'
import { type Typed, typedText } from '#app/forms/rows.ts'
import {
  Button,
  ButtonRow,
  Folded,
  FormGroup,
  RadioGroup,
  SearchField,
  StatusMessage,
} from '#app/ui/index.ts'
import { ChoiceMatrix } from '#app/ui/office/office-matrix.tsx'

type Names = Record<string, string>

const optionsOf = (names: Names) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Regions that a colleague gave away meanwhile, and to whom; nothing where there are none. */
export function Clashes({
  areas = [],
  names,
}: {
  areas: PostcodeArea[] | undefined
  names: Names
}) {
  const { t } = useTranslation('cardDesk')
  if (areas.length === 0) return null
  return (
    <StatusMessage kind="error" title={t('areas.clashTitle')}>
      <p>{t('areas.clash')}</p>
      <ul>
        {areas.map(({ name, start, contactId }) => (
          <li key={start}>{`${name}: ${names[contactId ?? ''] ?? t('areas.nobody')}`}</li>
        ))}
      </ul>
    </StatusMessage>
  )
}

/** All regions without a contact to one, for a first set-up. */
export function Rest({ names, errors }: { names: Names; errors: string[] }) {
  const { t } = useTranslation('cardDesk')
  return (
    <FormGroup id="alles" title={t('areas.rest')} intro={t('areas.restText')}>
      <form method="post" action={href('/admin/contacten/postcodegebieden')} noValidate>
        <RadioGroup
          id={REST}
          name={REST}
          legend={t('areas.restWho')}
          options={optionsOf(names)}
          errors={errors}
          required
        />
        <ButtonRow>
          <Button name="intent" value="rest" variant="secondary">
            {t('areas.restSubmit')}
          </Button>
        </ButtonRow>
      </form>
    </FormGroup>
  )
}

type MatrixProps = {
  areas: PostcodeArea[]
  names: Names
  /** What was searched for last. */
  query: string
  chosen: Typed
  isOpen: boolean
}

/**
 * The form in which each region gets a contact, with what was chosen when it was opened; who searches in it
 * saves what was chosen. On a telephone each first digit of a postal code is behind a line of its own.
 *
 * @param isOpen where these are what somebody looks for; those without a contact are open anyway
 */
export function Matrix({ areas, names, query, chosen, isOpen }: MatrixProps) {
  const { t } = useTranslation('cardDesk')
  const options = [{ value: NOBODY, label: t('areas.nobody') }, ...optionsOf(names)]
  const parts = Map.groupBy(areas, ({ start }) => Math.floor(start / 1000) * 1000)
  const save = (
    <ButtonRow>
      <Button>{t('areas.save')}</Button>
    </ButtonRow>
  )
  return (
    <form method="post" id="gebieden" tabIndex={-1}>
      <search>
        <SearchField label={t('areas.search')} query={query}>
          <Button name="intent" value={SEARCH} variant="secondary">
            {t('areas.submitSearch')}
          </Button>
        </SearchField>
      </search>
      {areas.length === 0 && <p>{t('areas.notFound', { query })}</p>}
      {/* Of all regions the end is far away. */}
      {parts.size > 1 && save}
      {[...parts].map(([from, within]) => (
        <Folded
          key={from}
          title={t('areas.part', { from, to: from + 999 })}
          isOpen={isOpen || within.some(({ contactId }) => !contactId)}
        >
          <Part from={from} areas={within} options={options} chosen={chosen} />
        </Folded>
      ))}
      {areas.map(({ start, contactId }) => (
        <input
          key={start}
          type="hidden"
          name={`${FORMER}${areaNameFrom(start)}`}
          value={contactId ?? NOBODY}
        />
      ))}
      {areas.length > 0 && save}
    </form>
  )
}

type PartProps = Pick<MatrixProps, 'areas' | 'chosen'> & {
  from: number
  options: ReturnType<typeof optionsOf>
}

function Part({ from, areas, options, chosen }: PartProps) {
  const { t } = useTranslation('cardDesk')
  return (
    <ChoiceMatrix
      caption={t('areas.caption', { count: areas.length, from, to: from + 999 })}
      title={t('areas.area')}
      options={options}
      rows={areas.map(({ name, start, end, contactId }) => ({
        name: areaNameFrom(start),
        title: name,
        note: `${start}–${end}`,
        badge: contactId ? undefined : t('areas.badge'),
        chosen: typedText(chosen, areaNameFrom(start)) || (contactId ?? NOBODY),
      }))}
    />
  )
}

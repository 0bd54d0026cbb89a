import { stringify } from 'csv-stringify/sync'

/**
 * A table for a spreadsheet. Dutch ones split at semicolons, have a comma in a number, and know UTF-8 by its mark. A cell that
 * would be read as a formula is written as text.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      bom: true,
      delimiter: ';',
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { number: (value) => String(value).replace('.', ',') },
    },
  )

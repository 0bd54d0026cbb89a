import { createInstance, type TFunction, type TypeOptions } from 'i18next'
import { missingText } from './missing.server.ts'

type DutchTexts = TypeOptions['resources']
type Name = keyof DutchTexts

/**
 * Dutch texts for what is made outside a request: mails and papers.
 *
 * @param texts the namespaces that are asked for, in the order of `Names`; a key without a namespace
 *   is of the first
 * @param prefix under which all keys of that namespace stand
 */
export function dutch<Names extends readonly [Name, ...Name[]], Prefix = undefined>(
  texts: Pick<DutchTexts, Names[number]>,
  prefix?: Prefix & string,
): TFunction<Names, Prefix> {
  const instance = createInstance({
    lng: 'nl',
    resources: { nl: texts },
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: missingText,
  })
  void instance.init()
  const names = Object.keys(texts) as Name[]
  return instance.getFixedT('nl', names, prefix as never) as unknown as TFunction<Names, Prefix>
}

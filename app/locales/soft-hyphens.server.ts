import hyphen from 'hyphen'
import dutch from 'hyphen/patterns/nl.js'

/** As many letters as fit beside each other where letters are large on a telephone. */
const FITTING = 9
/** A title looks best unbroken: in it, only words that are wider than a small screen. */
const LONG_IN_TITLE = 14
const TITLE = /^h[1-3]$/
/**
 * Not in an address, which is copied. The letters of Dutch are written out: each page is searched,
 * and letters of all scripts (\p{L}) take five times as long to look for.
 */
const LONG_WORD = /(?<![A-Za-zÀ-ɏ\d@./_])[A-Za-zÀ-ɏ]{13,}(?![A-Za-zÀ-ɏ\d@_]|[./][A-Za-zÀ-ɏ])/g
/** Of mail or of a page: who copies it must not get a hyphen. It may break after its signs. */
const ADDRESS = /@|:\/\//
const SIGN = /[@/.](?=\w)/g
/** A text and the tag that it follows. */
const TEXT = /(<\/?(\w+)\b[^<>]*>|-->)([^<]{13,})/g
/** Who says the words that are seen must mean the name that is heard: it has the same letters. */
const SPOKEN = / aria-label="[^"]+"/g
/** What these hold is no text on the page, or a text that is sent back or copied. */
const LEFT_ALONE = /^(?:script|style|title|textarea|option|pre|code)$/

/** Compounds that are met often break between their parts. */
const COMPOUNDS = [
  'adres-gegevens',
  'beveiligings-norm',
  'bloed-transfusie',
  'burger-service-nummer',
  'controle-getal',
  'data-beveiliging',
  'donor-register',
  'euthanasie-verzoek',
  'fout-meldingen',
  'geboorte-datum',
  'gezins-abonnement',
  'gezond-heids-gegevens',
  'gilde-dashboard',
  'hand-geschreven',
  'herdenkings-pagina',
  'huisartsen-post',
  'huur-overeenkomst',
  'identiteits-bewijs',
  'inlog-gegevens',
  'inlog-pogingen',
  'kerstkaarten-lijst',
  'levens-bedreigende',
  'levens-beëindiging',
  'lijk-bezorging',
  'mail-verzender',
  'natuur-begrafenis',
  'overlijdens-akte',
  'overlijdens-datum',
  'postcode-gebied',
  'reanimeren-penning',
  'ritueel-begeleider',
  'rouw-advertentie',
  'samenwerkings-model',
  'spaar-rekening',
  'spraak-besturing',
  'testamenten-register',
  'toetsings-commissies',
  'transactie-kosten',
  'uitvaart-ondernemer',
  'uitvaart-ondernemers',
  'uitvaart-verzekering',
  'validatie-fout',
  'verificatie-link',
  'vertrouwens-persoon',
  'verzorgings-huis',
  'wachtwoord-kluis',
  'wens-ballonnen',
  'wensen-gesprekken',
  'wils-verklaring',
]

const SOFT_HYPHEN = '\u00ad'
const hyphenate = hyphen(dutch, {
  hyphenChar: SOFT_HYPHEN,
  exceptions: COMPOUNDS,
}) as hyphen.HyphenationFunctionSync

/**
 * Browsers without a Dutch dictionary, as on many telephones, break a word that does not fit wherever
 * its line is full. Soft hyphens show them where it may be broken. Only words of our own texts get
 * them: what people wrote stays as it is. Addresses get places where they break without one.
 *
 * @param ours objects that hold all our texts
 * @returns what puts soft hyphens into the texts of a page
 */
export function softHyphens(...ours: unknown[]): (html: string) => string {
  const words = new Set(textsIn(ours).flatMap((text) => text.match(LONG_WORD) ?? []))
  const broken = new Map<string, string>()
  const breakable = (text: string, longest: number) =>
    text.replaceAll(LONG_WORD, (word) =>
      word.length > longest && words.has(word) ? kept(broken, word) : word,
    )
  return (html) =>
    html
      .replaceAll(SPOKEN, (label) => breakable(label, 0))
      .replaceAll(TEXT, (all, tag: string, name = '', text: string) =>
        LEFT_ALONE.test(name)
          ? all
          : tag + withBreaks(breakable(text, TITLE.test(name) ? LONG_IN_TITLE : 0)),
      )
}

/** Whoever wrote the address: it reads and copies the same. */
const withBreaks = (text: string) =>
  ADDRESS.test(text)
    ? text.replaceAll(/\S+/g, (word) =>
        ADDRESS.test(word) ? word.replaceAll(SIGN, '$&<wbr>') : word,
      )
    : text

/** Cutting one takes a twentieth of a millisecond, and few of all words are asked for. */
function kept(broken: Map<string, string>, word: string): string {
  const known = broken.get(word)
  if (known) return known
  const pieces = inPieces(word)
  broken.set(word, pieces)
  return pieces
}

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return part && typeof part === 'object' ? Object.values(part).flatMap(textsIn) : []
}

/** As few pieces as fit, about as long as each other: a page may weigh little. */
function inPieces(word: string): string {
  const length = word.length / Math.ceil(word.length / FITTING)
  const pieces: string[] = []
  let start = 0
  for (const syllable of hyphenate(word).split(SOFT_HYPHEN)) {
    const place = Math.floor((start + syllable.length / 2) / length)
    pieces[place] = (pieces[place] ?? '') + syllable
    start += syllable.length
  }
  return pieces.filter(Boolean).join(SOFT_HYPHEN)
}

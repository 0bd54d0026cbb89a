import hyphen from 'hyphen'
import dutch from 'hyphen/patterns/nl.js'

/** As many letters as fit beside each other where letters are large on a telephone. */
const FITTING = 9

/** Compounds that are met often break between their parts; what is none has a better place, or none. */
const COMPOUNDS = [
  'adres-gegevens',
  'begrafenis-onderneming',
  'beveiligings-norm',
  'bloed-transfusie',
  'burger-service-nummer',
  'consumenten-bond',
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
  'uitvaart-centrum',
  'uitvaart-ondernemer',
  'uitvaart-ondernemers',
  'uitvaart-onderneming',
  'uitvaart-verzekering',
  'uitvaart-verzorging',
  'validatie-fout',
  'verificatie-link',
  'vertegen-woordiger',
  'vertrouwelijke',
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

/** As few pieces as fit, about as long as each other: a page may weigh little. */
export function inPieces(word: string): string {
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

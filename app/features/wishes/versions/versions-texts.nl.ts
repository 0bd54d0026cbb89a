/** The confirmed versions of a wish file: reading them and putting one back. */
export const versions = {
  title: 'Bevestigde versies',
  lead: 'Elke keer dat u uw wensen bevestigt, bewaren wij een versie. Zo leest u later terug wat u wanneer heeft bevestigd.',
  noneTitle: 'Nog geen versie bevestigd',
  none: 'Bevestig uw wensen na de laatste stap van de vragenlijst. Daarna staat hier uw eerste versie.',
  toInterview: 'Naar de vragenlijst',
  version: 'Versie {{number}}',
  confirmedAt: 'Bevestigd op {{moment}}',
  imported: 'Deze versie komt uit een ander account. Wij weten niet wanneer u die heeft bevestigd.',
  office: {
    wrote: 'Een medewerker van het Wensenregister schreef hieraan mee, op uw verzoek.',
    changedDetails: 'Een medewerker van het Wensenregister veranderde uw gegevens.',
  },
  read: 'Versie {{number}} lezen',
  first: 'Dit is de eerste versie die u heeft bevestigd.',
  nothingChanged: 'Er is niets veranderd sinds de versie daarvoor.',
  changed_one: 'Wat er veranderde (1 vraag)',
  changed_other: 'Wat er veranderde ({{count}} vragen)',
  done: { before: 'Eerst', after: 'Nu', added: 'Toegevoegd', removed: 'Weggehaald' },
  planned: {
    before: 'Nu',
    after: 'Straks',
    added: 'Wordt toegevoegd',
    removed: 'Wordt weggehaald',
  },
  older: 'Oudere versies',
  newest: 'Terug naar de nieuwste versie',
  damagedTitle: 'Deze versie klopt niet',
  damaged:
    'Deze versie is anders dan toen u die bevestigde. Vertrouw er niet op. Mail ons, dan zoeken wij het voor u uit: {{email}}.',
  draft: {
    title: 'Uw concept',
    text: 'Uw wensen zijn aangepast na versie {{number}}. Die versie blijft gelden tot u uw wensen opnieuw bevestigt.',
    same: 'Er is niets veranderd sinds versie {{number}}. Die versie blijft gelden.',
    changed_one: 'Wat anders is dan in versie {{number}} (1 vraag)',
    changed_other: 'Wat anders is dan in versie {{number}} ({{count}} vragen)',
    toOverview: 'Naar uw wensen',
  },
  one: {
    lead: 'Zo stonden uw wensen er toen voor.',
    empty: 'In deze versie staan geen antwoorden.',
    restore: 'Deze versie terugzetten',
    restoreText:
      'U kunt verdergaan met de antwoorden van deze versie. Eerst ziet u wat er dan verandert.',
    notRestorable:
      'U kunt deze versie niet terugzetten. Toen u die bevestigde, bewaarden wij alleen de tekst om te lezen.',
    back: 'Alle versies',
  },
  restore: {
    title: 'Versie {{number}} terugzetten?',
    lead: 'De antwoorden van {{moment}} worden dan uw nieuwe concept. Wat u daarna heeft bevestigd, blijft bij uw versies staan.',
    draftLost: 'Wat nu in uw concept staat, raakt u dan kwijt. U ziet het hieronder bij ‘Nu’.',
    changes: 'Dit verandert er',
    same: 'Er verandert niets. Uw wensen zijn nu gelijk aan deze versie.',
    after: 'Er wordt niets bevestigd. Dat doet u zelf, als u de antwoorden heeft nagekeken.',
    submit: 'Ja, terugzetten als concept',
    cancel: 'Nee, niets veranderen',
    changedMeanwhile:
      'Uw wensen zijn intussen ergens anders gewijzigd. Er is nog niets teruggezet. Kijk hieronder opnieuw wat er verandert.',
  },
} as const

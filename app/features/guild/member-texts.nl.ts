import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { colleagueForm } from '#app/features/guild/colleague-form.ts'
import type { ownBusinessForm } from '#app/features/guild/own-business-form.ts'

/** What a guild member sees of itself (specification 2.9). */
export const member = {
  menu: {
    label: 'Gildedashboard',
    dashboard: 'Overzicht',
    notices: 'Meldingen',
    payments: 'Betalingen en facturen',
    people: 'Collega’s',
    business: 'Gegevens van uw bedrijf',
  },
  dashboard: {
    title: 'Gildedashboard',
    lead: 'Uw bedrijf is actief gildelid van het Wensenregister.',
    none: 'Bij uw account hoort nog geen bedrijf. Neem contact op met de helpdesk.',
    unread_one: 'U heeft {{count}} ongelezen melding.',
    unread_other: 'U heeft {{count}} ongelezen meldingen.',
    readThem: 'Bekijk de meldingen',
    ask: 'Dossier opvragen',
    requests: 'Uw aanvragen',
    invoices: 'Alle betalingen en facturen',
    linkTitle: 'Uw eigen link',
    linkText:
      'Deel deze link met mensen die hun wensen willen vastleggen. Wie zich via deze link registreert, is aan uw bedrijf gekoppeld.',
    code: 'Uw code',
    codeText: 'Zo zegt u die aan de telefoon: {{said}}.',
    sheet: 'Blad om af te drukken',
    toPrint: 'QR-code en blad om af te drukken',
    qr: 'QR-code van uw eigen link',
    qrText: 'Deze QR-code opent dezelfde link. U kunt die afdrukken.',
    qrFiles: {
      svg: 'QR-code bewaren voor drukwerk (SVG)',
      png: 'QR-code bewaren als plaatje (PNG)',
    },
    linked: 'Gekoppelde dossiers',
    linkedText:
      'Dit is een aantal. Namen en wensen ziet u pas als een dossier aan u is vrijgegeven.',
    figures: 'Cijfers per maand',
  },
  /** To print, for who comes to the office of a member. */
  sheet: {
    title: 'Blad met uw code',
    heading: 'Uw laatste wensen, in uw eigen woorden',
    print: 'Druk deze pagina af. Het menu komt niet mee op papier.',
    lead: 'Leg gratis vast hoe u uw afscheid wilt. {{company}} is aangesloten bij het Wensenregister.',
    scan: 'Scan deze code met de camera van uw telefoon:',
    or: 'Of ga naar dit adres:',
    code: 'Onze code is:',
    free: 'Het Wensenregister is gratis. U bepaalt zelf wie uw wensen mag lezen.',
    back: 'Terug naar het overzicht',
  },
  figures: {
    requests: 'Aanvragen',
    linked: 'Nieuwe koppelingen',
    meaning: {
      requests: 'Dossiers die uw bedrijf heeft opgevraagd.',
      linked: 'Dossiers die nu aan u zijn gekoppeld, naar de maand van de koppeling.',
    },
  },
  notices: {
    title: 'Meldingen',
    lead: 'Dit leest iedereen van uw bedrijf. Wij bewaren meldingen een jaar.',
    none: 'Er zijn geen meldingen.',
    isUnread: 'Ongelezen',
    isRead: 'Gelezen',
    at: '{{state}}, {{moment}}',
    read: 'Gelezen',
    readOne: 'Gelezen: {{title}}, {{moment}}',
    readAll: 'Alles gelezen',
    older: 'Oudere meldingen',
  },
  people: {
    title: 'Collega’s',
    lead: 'Iedereen logt in met een eigen account. Aanvragen, betalingen en facturen horen bij het bedrijf.',
    remove: 'Toegang stoppen',
    removeOne: 'Toegang stoppen: {{name}}',
    inviteTitle: 'Een collega uitnodigen',
    inviteText:
      'Uw collega krijgt een e-mail met een link. Daarmee kiest uw collega zelf een wachtwoord.',
    submit: 'Uitnodigen',
    onlyOwner: 'Alleen de eigenaar, de contactpersoon van uw bedrijf, kan collega’s uitnodigen.',
    known: 'Dit e-mailadres hoort al bij iemand van uw bedrijf.',
    fields: {
      name: { label: 'Naam' },
      email: { label: 'E-mailadres' },
    } satisfies FieldsTexts<typeof colleagueForm>,
  },
  remove: {
    title: 'Toegang van {{name}} stoppen?',
    lead: '{{name}} wordt meteen uitgelogd en kan het gildedashboard niet meer openen.',
    stays:
      'Aanvragen die {{name}} deed, blijven van uw bedrijf. Een eigen dossier van {{name}} blijft ook bestaan.',
    submit: 'Toegang stoppen',
    cancel: 'Nee, niets veranderen',
  },
  business: {
    title: 'Gegevens van uw bedrijf',
    lead: 'Deze gegevens staan op uw facturen. Wij gebruiken ze ook om u te bereiken.',
    byOffice: 'Dit wijzigen wij voor u',
    byOfficeText:
      'Klopt hier iets niet, moet een collega eigenaar worden, of wilt u stoppen als gildelid? Mail ons via {{email}}.',
    byYou: 'Dit wijzigt u zelf',
    byOwner: 'De eigenaar kan dit wijzigen',
    submit: 'Gegevens opslaan',
    company: 'Bedrijfsnaam',
    email: 'E-mailadres',
    kvk: 'KVK-nummer',
    none: 'Niet ingevuld',
    listed: { yes: 'Ja', no: 'Nee' },
    listLink: 'Bekijk de openbare lijst',
    fields: {
      contactName: { label: 'Contactpersoon' },
      phone: { label: 'Telefoonnummer' },
      street: { label: 'Straat' },
      houseNumber: { label: 'Huisnummer' },
      postalCode: { label: 'Postcode' },
      city: { label: 'Plaats' },
      website: { label: 'Website' },
      reference: {
        label: 'Uw kenmerk op facturen',
        hint: 'Bijvoorbeeld een nummer uit uw boekhouding. Het komt op elke nieuwe factuur.',
      },
      listed: {
        label: 'Zet ons op de openbare lijst',
        hint: 'Iedereen vindt u dan op plaats of postcode. Er staat: bedrijfsnaam, adres, telefoonnummer en website. Haalt u het vinkje weg? Dan bent u er meteen af.',
      },
    } satisfies FieldsTexts<typeof ownBusinessForm>,
  },
  stopped: {
    title: 'Uw lidmaatschap is nu niet actief',
    lead: 'Wij hebben het lidmaatschap van {{company}} stopgezet. Daarom kunt u het gildedashboard nu niet openen en geen dossiers opvragen.',
    paid: 'Heeft u een aanvraag betaald die is goedgekeurd? Dan helpen wij u om het dossier te krijgen zolang het klaarstaat.',
    help: 'Wilt u weten waarom, of klopt dit niet? Mail ons via {{email}}.',
    own: 'Naar uw eigen wensen',
  },
} as const

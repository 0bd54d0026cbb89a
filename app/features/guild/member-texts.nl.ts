import type { FieldsTexts } from '#app/forms/form-texts.ts'
import type { colleagueForm } from '#app/features/guild/forms/colleague-form.ts'
import type { endForm } from '#app/features/guild/forms/end-form.ts'
import type { ownBusinessForm } from '#app/features/guild/forms/own-business-form.ts'

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
    begin: {
      title: 'Zo begint u',
      share: 'Deel uw eigen link met klanten. U vindt die hieronder.',
      business: 'Kijk de gegevens van uw bedrijf na',
      people: 'Nodig collega’s uit',
    },
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
    linkedCount_one: '{{total}} dossier is aan u gekoppeld',
    linkedCount_other: '{{total}} dossiers zijn aan u gekoppeld',
    linkedText: 'Namen en wensen ziet u pas als een dossier aan u is vrijgegeven.',
    rest: 'Betalingen, uw eigen link en cijfers',
    figures: 'Cijfers per maand',
  },
  /** To print, for who comes to the office of a member. */
  sheet: {
    title: 'Blad met uw code',
    heading: 'Uw laatste wensen, in uw eigen woorden',
    print: 'Druk dit blad af en leg het neer. Alleen het blad komt op papier.',
    printNow: 'Afdrukken',
    lead: 'Leg gratis vast hoe u uw afscheid wilt. {{company}} is aangesloten bij het Wensenregister.',
    scan: 'Scan deze code met de camera van uw telefoon:',
    or: 'Of typ dit adres in uw browser:',
    free: 'Het Wensenregister is gratis. U bepaalt zelf wie uw wensen mag lezen.',
    back: 'Terug naar het overzicht',
  },
  figures: {
    requests: 'Aanvragen per maand',
    linked: 'Nieuwe koppelingen per maand',
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
    read: 'Markeer als gelezen',
    readOne: 'Markeer als gelezen: {{title}}, {{moment}}',
    about: '{{name}}: {{title}}',
    readAll: 'Markeer alles als gelezen',
    earlier_one: 'Nog {{count}} gelezen melding',
    earlier_other: 'Nog {{count}} gelezen meldingen',
    older: 'Oudere meldingen',
  },
  people: {
    title: 'Collega’s',
    lead: 'Iedereen logt in met een eigen account. Aanvragen, betalingen en facturen horen bij het bedrijf.',
    again: 'Stuur de link opnieuw',
    againOne: 'Stuur de link opnieuw: {{name}}',
    remove: { used: 'Toegang stoppen', invited: 'Uitnodiging intrekken' },
    removeOne: { used: 'Toegang stoppen: {{name}}', invited: 'Uitnodiging intrekken: {{name}}' },
    inviteTitle: 'Een collega uitnodigen',
    inviteText:
      'Uw collega krijgt een e-mail met een link. Daarmee kiest uw collega zelf een wachtwoord.',
    submit: 'Uitnodigen',
    onlyOwner: 'Alleen de eigenaar, de contactpersoon van uw bedrijf, kan collega’s uitnodigen.',
    pass: 'Maak eigenaar',
    passOne: 'Maak eigenaar: {{name}}',
    leave: 'Werkt u hier niet meer? Stop uw eigen toegang',
    known: 'Dit e-mailadres hoort al bij iemand van uw bedrijf.',
    open: 'Er is al een uitnodiging voor dit adres, van {{date}}. Kwam die niet aan? Kies hierboven ‘Stuur de link opnieuw’.',
    look: {
      title: 'Klopt dit adres?',
      lead: 'Naar dit adres sturen wij de uitnodiging.',
      reads:
        'Deze persoon leest alles wat uw bedrijf opvraagt, ook het vertrouwelijke deel. Een tikfout geeft dat aan een onbekende.',
      submit: 'Ja, verstuur de uitnodiging',
      back: 'Nee, verbeter het adres',
    },
    fields: {
      name: { label: 'Naam' },
      email: { label: 'E-mailadres' },
    } satisfies FieldsTexts<typeof colleagueForm>,
  },
  remove: {
    used: {
      title: 'Toegang van {{name}} stoppen?',
      lead: '{{name}} wordt meteen uitgelogd en kan het gildedashboard niet meer openen. {{name}} krijgt hierover een e-mail.',
      stays:
        'Aanvragen die {{name}} deed, blijven van uw bedrijf. Een eigen dossier van {{name}} blijft ook bestaan.',
    },
    invited: {
      title: 'Uitnodiging van {{name}} intrekken?',
      lead: 'De link in de e-mail aan {{email}} werkt dan niet meer.',
      stays: 'Klopte alleen het e-mailadres niet? Nodig {{name}} daarna uit met het goede adres.',
    },
    cancel: 'Nee, niets veranderen',
  },
  /** An owner makes a colleague the owner. */
  pass: {
    title: '{{name}} eigenaar maken?',
    lead: '{{name}} wordt eigenaar van {{company}}, en ook de contactpersoon. U wordt collega.',
    what: '{{name}} nodigt dan collega’s uit, stopt toegang, wijzigt de gegevens van uw bedrijf en kan het lidmaatschap beëindigen. U kunt dat dan niet meer. Alleen {{name}} kan u weer eigenaar maken.',
    reach:
      'Het e-mailadres en telefoonnummer van {{company}} blijven zoals ze zijn: {{reach}}. Daar mailen en bellen wij over aanvragen. Klopt het e-mailadres niet meer? Mail ons: {{helpdesk}}.',
    told: 'U krijgt allebei een e-mail. Ons kantoor vraagt uw bedrijf of het e-mailadres nog klopt.',
    factor:
      'Dit kan nog niet: {{name}} logt nog in zonder tweede stap. Vraag {{name}} om die in te stellen. Dat gaat na het inloggen, bij ‘Account’.',
    submit: 'Ja, maak {{name}} eigenaar',
    back: 'Terug naar uw collega’s',
  },
  /** A colleague goes by themselves. */
  leave: {
    title: 'Uw toegang tot {{company}} stoppen?',
    lead: 'U wordt meteen uitgelogd en kunt het gildedashboard niet meer openen. De eigenaar van uw bedrijf krijgt hierover een e-mail.',
    stays:
      'Aanvragen die u deed, blijven van het bedrijf. Uw eigen account blijft, met alles wat u daarin zelf opschreef.',
    again: 'Wilt u later weer meedoen? Dan nodigt de eigenaar u opnieuw uit.',
    submit: 'Ja, stop mijn toegang',
  },
  /** An owner ends the membership of the company. */
  end: {
    link: 'Stoppen als gildelid',
    title: 'Stoppen als gildelid?',
    lead: '{{company}} is dan meteen geen gildelid meer. U kunt dit niet ongedaan maken.',
    running_one: 'Eén aanvraag loopt nog, en stopt dan. U krijgt het geld niet terug:',
    running_other: '{{count}} aanvragen lopen nog, en stoppen dan. U krijgt het geld niet terug:',
    runningText:
      'Wie ervan wist, hoort dat het niet doorgaat. Wilt u iets afmaken? Stop dan pas daarna.',
    finish_one: 'Dit kan nog niet: één levering is nog niet klaar',
    finish_other: 'Dit kan nog niet: {{count}} leveringen zijn nog niet klaar',
    finishText:
      'Haalde u dit nog niet op? Doe dat dan eerst. Wacht daarna tot wij het dossier hebben verwijderd: die dag staat bij de aanvraag. Heeft u het niet meer nodig, of duurt dat te lang? Vraag ons kantoor om de levering te beëindigen: {{helpdesk}}.',
    back: 'Terug naar de gegevens',
    whatTitle: 'Wat er gebeurt',
    what: {
      people:
        'Iedereen van uw bedrijf wordt uitgelogd. Een account waarin verder niets staat, verwijderen wij.',
      linked_zero: 'Er is niemand aan uw bedrijf gekoppeld. Uw link en QR-code werken niet meer.',
      linked_one:
        'Eén persoon is aan uw bedrijf gekoppeld. Die krijgt een e-mail, en de koppeling vervalt. De wensen blijven bestaan. Uw link en QR-code werken niet meer.',
      linked_other:
        '{{total}} mensen zijn aan uw bedrijf gekoppeld. Zij krijgen een e-mail, en de koppeling vervalt. Hun wensen blijven bestaan. Uw link en QR-code werken niet meer.',
      got: 'Wat u al ophaalde, verwijdert u zelf zodra u het niet meer nodig heeft.',
      invoices:
        'Uw facturen bewaren wij zeven jaar, want dat vraagt de wet. U kunt ze hier dan niet meer openen.',
      facts: 'De andere gegevens van uw bedrijf verwijderen wij.',
      told: 'Uw bedrijf en ons kantoor krijgen een e-mail.',
    },
    invoicesLink: 'Bewaar eerst uw facturen',
    pause: 'Moet alleen een collega uw werk overnemen? Maak die dan eigenaar, bij ‘Collega’s’.',
    submit: 'Stop als gildelid',
    fields: {
      zeker: { label: 'Ja, wij stoppen als gildelid' },
    } satisfies FieldsTexts<typeof endForm>,
  },
  business: {
    title: 'Gegevens van uw bedrijf',
    lead: 'Deze gegevens staan op uw facturen. Wij gebruiken ze ook om u te bereiken.',
    byOffice: 'Dit wijzigen wij voor u',
    byOfficeText: 'Klopt hier iets niet?',
    passOn: 'Moet een collega eigenaar worden? Dat doet u bij Collega’s',
    mailUs: 'Mail ons: {{email}}',
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
        hint: 'Bijvoorbeeld een nummer uit uw boekhouding. Het komt op elke factuur waarvoor u geen ander kenmerk opgeeft.',
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
    paid: 'Heeft u een aanvraag betaald die is goedgekeurd? Dan helpen wij u om het dossier te krijgen zolang het klaarstaat. Is die nog niet goedgekeurd? Dan wacht die tot u weer gildelid bent, of u krijgt uw geld terug.',
    help: 'In onze e-mail aan {{company}} staat waarom. Klopt dit niet, of wacht er een familie? Mail ons via {{email}}.',
    call: 'In onze e-mail aan {{company}} staat waarom. Klopt dit niet, of wacht er een familie? Bel ons: {{phone}}. U kunt ook mailen: {{email}}.',
    own: 'Naar uw eigen wensen',
    end: 'Wilt u stoppen als gildelid? Mail ons dat dan.',
    leave: {
      title: 'Werkt u niet meer bij {{company}}?',
      text: 'Stop dan uw toegang. U wordt meteen uitgelogd. De eigenaar krijgt hierover een e-mail. Uw eigen account blijft, met alles wat u daarin zelf opschreef.',
      submit: 'Stop mijn toegang',
    },
    colleague: {
      title: 'Uw toegang is gestopt',
      lead: 'Uw toegang tot het gildedashboard van {{company}} is gestopt. Vragen? Vraag {{owner}}.',
      endedTitle: 'Uw bedrijf is geen gildelid meer',
      ended:
        '{{company}} is geen gildelid van het Wensenregister meer. Daarom kunt u het gildedashboard niet meer openen.',
      stays: 'Uw eigen account blijft, met alles wat u daarin zelf opschreef.',
      read: 'Verder naar uw eigen wensen',
    },
  },
} as const

import type { cancelForm, DETAILS, OFFICE_DETAILS } from '#app/features/appointments/form.ts'
import type { CancelReason } from '#app/features/appointments/kinds.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

const LOCATIONS = { zwolle: 'Zwolle', oegstgeest: 'Oegstgeest' } as const

const because = {
  asked: {
    label: 'De bezoeker vroeg erom',
    mail: 'U vroeg ons om de afspraak te annuleren.',
  },
  ill: {
    label: 'Een collega is ziek',
    mail: 'Onze collega is ziek. Het spijt ons dat het gesprek niet doorgaat.',
  },
  unavailable: {
    label: 'Wij kunnen op deze tijd niet',
    mail: 'Wij kunnen op deze tijd niet. Het spijt ons dat het gesprek niet doorgaat.',
  },
  'not-reached': {
    label: 'Wij konden de bezoeker niet bereiken',
    mail: 'Wij wilden u spreken over deze afspraak, maar konden u niet bereiken.',
  },
} satisfies Record<CancelReason, { label: string; mail: string }>

/** Of who is on the telephone, where the same is asked for each kind of conversation. */
const bookFields = {
  preferredDate: { label: 'Datum' },
  preferredTime: { label: 'Tijd' },
  name: { label: 'Naam' },
  notes: { label: 'Opmerkingen' },
}

/** Making, moving and cancelling an appointment (specification 2.10). */
export const appointments = {
  locations: LOCATIONS,
  because,
  kinds: {
    online: {
      title: 'Online gesprek',
      text: '30 minuten, gratis, via een videogesprek.',
    },
    locatie: {
      title: 'Gesprek op locatie',
      text: '90 minuten, gratis, in Zwolle of Oegstgeest.',
    },
  },
  step: 'Stap {{number}} van 3',
  start: {
    title: 'Plan een gesprek',
    lead: 'Praat met iemand van het Wensenregister over uw wensen. Het gesprek is gratis. U heeft geen account nodig.',
    description:
      'Plan een gratis gesprek over uw wensen: online of in Zwolle of Oegstgeest. U heeft geen account nodig.',
    choose: 'Hoe wilt u afspreken?',
    hours:
      'U kunt bij ons terecht {{days}}, van {{opens}} tot {{closes}}\u00a0uur, maar niet op feestdagen.',
  },
  details: {
    title: 'Uw afspraak',
    description: 'Kies een dag en een tijd voor uw gratis gesprek met het Wensenregister.',
    whenTitle: 'Wanneer komt het u uit?',
    whoTitle: 'Uw gegevens',
    dateHint: 'Kies een werkdag. Verandert u de dag? Druk dan op ‘Toon vrije tijden’.',
    show: 'Toon vrije tijden',
    preferredTime: 'Welke tijd wilt u op {{day}}?',
    time: '{{time}} uur',
    moreTimes: 'Meer tijden op deze dag',
    noTimes: 'Op {{day}} is geen tijd vrij.',
    none: 'Er is het komende half jaar geen tijd vrij. Mail ons: {{email}}.',
    next: 'De eerste dag met een vrije tijd is {{day}}.',
    chooseNext: 'Kies {{day}}',
    chooseLocation: 'Kies eerst een plaats en druk dan op ‘Toon vrije tijden’.',
    fields: {
      location: { label: 'Waar wilt u afspreken?', options: LOCATIONS },
      preferredDate: { label: 'Datum' },
      preferredTime: { label: 'Tijd' },
      name: { label: 'Naam' },
      email: { label: 'E-mailadres', hint: 'Hier sturen wij de bevestiging naartoe.' },
      phone: {
        label: 'Telefoonnummer',
        hint: 'Lukt het ons niet om u te mailen? Dan bellen wij u.',
      },
      notes: { label: 'Wilt u ons vooraf iets laten weten?' },
    } satisfies FieldsTexts<(typeof DETAILS)['locatie']>,
    submit: 'Afspraak maken',
    other: 'Kies een ander soort gesprek',
  },
  errors: {
    missing: 'Verplichte velden ontbreken',
    failed: 'Fout bij boeken',
  },
  facts: {
    day: 'Datum: {{day}}',
    time: 'Tijd: van {{from}} tot {{to}} uur ({{minutes}} minuten)',
    place: 'Plaats: {{place}}',
    route: 'Route: {{route}}',
  },
  place: {
    online: 'online, via een videogesprek',
    address: '{{street}}, {{postalCode}} {{city}}',
  },
  questions: { call: 'Vragen? Bel {{phone}}.', mail: 'Vragen? Mail ons: {{email}}.' },
  follows: {
    visitor: {
      link: 'Uiterlijk een uur voor het gesprek mailen wij u een link. Daarmee opent u het videogesprek.',
      address: 'Wij mailen u het adres zo snel mogelijk.',
    },
    office: {
      link: 'Het gesprek is online. Mail de bezoeker uiterlijk een uur voor het gesprek de link van het videogesprek.',
      address: 'Het gesprek is op locatie. Mail de bezoeker zo snel mogelijk het adres.',
      nothing: 'Het gesprek is op locatie. De bezoeker heeft het adres al.',
    },
    call: {
      booked: 'De bezoeker heeft geen e-mail. Wie boekte, zegt aan de telefoon wanneer en waar.',
      changed: 'De bezoeker heeft geen e-mail. Bel met de nieuwe tijd.',
      cancelled: 'De bezoeker heeft geen e-mail. Bel dat het gesprek niet doorgaat.',
    },
  },
  done: {
    title: 'Bevestiging',
    success: 'Uw afspraak is succesvol geboekt.',
    mail: 'U krijgt een e-mail met de afspraak voor uw agenda. Komt die niet? Uw afspraak staat toch vast.',
    mailFailed: 'Het lukte niet om u een e-mail te sturen. Uw afspraak staat wel vast.',
    phoned: 'Wij bellen u om de afspraak te bevestigen.',
    willPhone: 'Wij bellen u dan om de afspraak te bevestigen.',
    noPhone: 'Wij hebben geen telefoonnummer van u. Bewaar daarom deze pagina.',
    calendar: 'Zet in uw agenda',
    home: 'Naar de startpagina',
    change: 'Verzetten of annuleren',
  },
  change: {
    title: 'Afspraak verzetten',
    now: 'Uw afspraak is nu:',
    submit: 'Afspraak verzetten',
    cancel: 'Afspraak annuleren',
  },
  cancel: {
    title: 'Afspraak annuleren',
    text: 'Wilt u deze afspraak annuleren? De tijd komt dan vrij voor iemand anders.',
    submit: 'Ja, annuleren',
    keep: 'Nee, afspraak houden',
    doneTitle: 'Afspraak geannuleerd',
    done: 'Deze afspraak gaat niet door.',
    mail: 'Wij sturen u een e-mail waarmee u de afspraak uit uw agenda haalt.',
    again: 'Nieuwe afspraak maken',
  },
  gone: {
    title: 'Deze afspraak is al voorbij',
    text: 'Verzetten of annuleren kan niet meer. Een nieuwe afspraak maken kan altijd.',
  },
  unknown: {
    title: 'Wij vinden deze afspraak niet',
    text: 'Kijk of u de hele link uit onze e-mail heeft gebruikt. Lukt het niet? Mail ons: {{email}}.',
  },
  calendar: {
    summary: 'Gesprek met het Wensenregister',
  },
  office: {
    name: 'Naam: {{name}}',
    email: 'E-mail: {{email}}',
    phone: 'Telefoon: {{phone}}',
    none: 'niet opgegeven',
    remarks: 'Opmerkingen: {{remarks}}',
    title: 'Afspraken',
    lead: 'De afspraken die nog komen, de eerste bovenaan.',
    empty: 'Er zijn geen afspraken.',
    caption: 'Wie er komt, op volgorde van tijd',
    ways: 'Wijzigen',
    when: 'Wanneer en waar',
    who: 'Wie',
    mail: 'Bevestiging',
    bookedBy: 'Gemaakt door',
    visitor: 'de bezoeker zelf',
    move: 'Verzetten',
    moveOne: 'Verzetten: {{name}}',
    cancel: 'Annuleren',
    cancelOne: 'Annuleren: {{name}}',
    book: {
      link: { online: 'Online gesprek boeken', locatie: 'Gesprek op locatie boeken' },
      title: {
        online: 'Online gesprek boeken voor een bezoeker',
        locatie: 'Gesprek op locatie boeken voor een bezoeker',
      },
      lead: {
        online: 'De bezoeker krijgt dezelfde e-mails als na een boeking via de website.',
        locatie:
          'Heeft de bezoeker e-mail? Dan krijgt die dezelfde e-mails als na een boeking via de website.',
      },
      whenTitle: 'Wanneer',
      whoTitle: 'Gegevens van de bezoeker',
      submit: 'Afspraak boeken',
      cancel: 'Terug zonder te boeken',
      fields: {
        online: {
          ...bookFields,
          email: {
            label: 'E-mailadres',
            hint: 'Spel het terug. Hierheen gaan de bevestiging en de link van het videogesprek. Geen e-mail? Boek een gesprek op locatie.',
          },
          phone: { label: 'Telefoonnummer', hint: 'Lukt mailen niet? Dan bellen wij dit nummer.' },
        } satisfies FieldsTexts<(typeof OFFICE_DETAILS)['online']>,
        locatie: {
          ...bookFields,
          location: { label: 'Waar', options: LOCATIONS },
          email: {
            label: 'E-mailadres',
            hint: 'Spel het terug. Hierheen gaat de bevestiging. Geen e-mail? Dan bellen wij.',
          },
          phone: {
            label: 'Telefoonnummer',
            hint: 'Nodig als er geen e-mailadres is. Lukt mailen niet? Dan bellen wij dit nummer.',
          },
        } satisfies FieldsTexts<(typeof OFFICE_DETAILS)['locatie']>,
      },
    },
    times: {
      preferredTime: 'Welke tijd op {{day}}?',
      none: 'Er is het komende half jaar geen tijd vrij.',
    },
    moving: {
      title: 'Afspraak van {{name}} verzetten',
      now: 'De afspraak is nu:',
      told: 'De bezoeker krijgt een e-mail met de nieuwe tijd.',
      call: 'De bezoeker heeft geen e-mail. Bel zelf met de nieuwe tijd:',
      submit: 'Afspraak verzetten',
      back: 'Terug zonder te verzetten',
    },
    cancelling: {
      title: 'Afspraak van {{name}} annuleren?',
      told: 'De bezoeker krijgt een e-mail met de reden. De tijd komt vrij.',
      call: 'De bezoeker heeft geen e-mail. Bel zelf dat het gesprek niet doorgaat:',
      submit: 'Ja, annuleren',
      back: 'Nee, afspraak houden',
      fields: {
        because: {
          label: 'Waarom gaat de afspraak niet door?',
          options: {
            asked: because.asked.label,
            ill: because.ill.label,
            unavailable: because.unavailable.label,
            'not-reached': because['not-reached'].label,
          },
        },
      } satisfies FieldsTexts<typeof cancelForm>,
    },
    changed: {
      title: 'Deze afspraak is net gewijzigd',
      text: 'Door u of door iemand anders. Daarna is niets meer veranderd. Zo is de afspraak nu:',
    },
    closed: 'Deze afspraak is voorbij of geannuleerd. Wijzigen kan niet meer.',
    day: {
      today: 'Daglijst van vandaag',
      title: 'Afspraken op {{day}}',
      caption: 'Wie er komt, op volgorde van tijd',
      empty: 'Op deze dag zijn er geen afspraken.',
      time: 'Tijd',
      from: '{{from}} tot {{to}} uur',
      reach: 'Telefoon en e-mail',
      place: 'Plaats',
      remarks: 'Opmerkingen',
      print: 'Afdrukken',
      howToPrint: 'U kunt deze lijst afdrukken met uw browser.',
      before: 'Dag ervoor',
      after: 'Dag erna',
    },
    mails: {
      call: 'bellen: geen e-mail',
      queued: 'onderweg',
      sent: 'verstuurd',
      failed: 'Bel deze bezoeker: de e-mail is niet aangekomen',
    },
  },
} as const

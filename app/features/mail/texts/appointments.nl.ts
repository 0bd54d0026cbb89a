/** Mails about appointments and calls back, to both sides. */
export const appointmentMails = {
  'appointment-booked': {
    subject: 'Uw afspraak met het Wensenregister',
    text: [
      'Uw afspraak staat vast. Het gesprek is gratis.',
      'Met de bijlage zet u de afspraak in uw agenda.',
    ],
    button: 'Afspraak verzetten',
    notYou: 'Heeft u deze afspraak niet gemaakt? Kies dan ‘Afspraak annuleren’.',
  },
  'appointment-changed': {
    subject: 'Uw afspraak is verzet',
    text: 'Uw afspraak heeft een nieuwe tijd. Met de bijlage past u de afspraak aan in uw agenda.',
    button: 'Afspraak verzetten',
    notYou: 'Heeft u dit niet zelf gedaan? {{reach}} dan. Wij zoeken het uit.',
  },
  'appointment-cancelled': {
    subject: 'Uw afspraak is geannuleerd',
    text: [
      'Deze afspraak gaat niet door. Met de bijlage haalt u die uit uw agenda.',
      'Wilt u later toch een gesprek? U kunt altijd een nieuwe afspraak maken.',
    ],
    button: 'Nieuwe afspraak maken',
    notYou: 'Heeft u dit niet zelf gedaan? {{reach}} dan. Wij zoeken het uit.',
  },
  'appointment-changed-by-us': {
    subject: 'Uw afspraak is verzet',
    text: 'Wij hebben uw afspraak verzet. Met de bijlage past u de afspraak aan in uw agenda.',
    button: 'Een andere tijd kiezen',
    notYou: 'Komt deze tijd u niet uit? Kies dan zelf een andere tijd, of mail ons.',
  },
  'appointment-cancelled-by-us': {
    subject: 'Uw afspraak is geannuleerd',
    text: [
      'Wij hebben deze afspraak geannuleerd. Met de bijlage haalt u die uit uw agenda.',
      'Wilt u later toch een gesprek? U kunt altijd een nieuwe afspraak maken.',
    ],
    button: 'Nieuwe afspraak maken',
    notYou: 'Klopt dit niet? {{reach}} dan. Wij zoeken het uit.',
  },
  'office-booked': {
    subject: 'Nieuwe afspraak',
    text: 'Er is een afspraak gemaakt.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-changed': {
    subject: 'Afspraak verzet',
    text: 'Een afspraak is verzet. Dit is de nieuwe tijd.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-cancelled': {
    subject: 'Afspraak geannuleerd',
    text: 'Deze afspraak is geannuleerd. De tijd is weer vrij.',
    button: 'Bekijk de afspraken',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
  'office-callback': {
    subject: 'Verzoek om terug te bellen',
    text: 'Een uitvaartondernemer vraagt om teruggebeld te worden.',
    button: 'Naar de administratie',
    notYou: 'Deze e-mail gaat naar het kantoor van het Wensenregister.',
  },
} as const

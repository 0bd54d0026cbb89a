/** Privacy statement, version 1.1 (specification 2.2). */
export const privacy = {
  title: 'Privacyverklaring',
  description:
    'Hoe het Wensenregister met uw gegevens omgaat: wat wij bewaren, waarom, hoe lang en wat uw rechten zijn.',
  version: 'Versie 1.1, november 2026',
  lead: 'Uw wensen zijn van u. Wij bewaren ze veilig en alleen met uw toestemming.',
  sections: [
    {
      title: 'Wat wij bewaren',
      text: [
        'Wij bewaren uw naam, uw e-mailadres en wat u zelf in de vragenlijst invult. Dat kunnen ook gegevens over uw gezondheid of geloof zijn. U kiest zelf wat u opschrijft.',
        'Ook bewaren wij wanneer u toestemming gaf en wanneer u iets wijzigde. Uw wachtwoord bewaren wij niet leesbaar.',
      ],
    },
    {
      title: 'Waarom wij dat mogen',
      text: [
        'U geeft ons toestemming als u een account maakt. U mag die toestemming altijd intrekken. Dan verwijderen wij uw gegevens.',
      ],
    },
    {
      title: 'Wie uw wensen ziet',
      text: [
        'Alleen u ziet uw wensen, en de mensen aan wie u toegang geeft. Het vertrouwelijke deel is bedoeld voor de uitvaartondernemer, na uw overlijden. Wij verkopen niets en laten geen advertenties zien.',
        'Uw antwoorden zijn versleuteld opgeslagen. Elke persoon heeft een eigen sleutel.',
      ],
    },
    {
      title: 'Hoe lang wij bewaren',
      text: ['Wij bewaren uw gegevens zolang u dat wilt. U kunt ze altijd laten verwijderen.'],
    },
    {
      title: 'Uw rechten',
      text: [
        'U mag uw gegevens inzien, verbeteren en laten verwijderen. U mag bezwaar maken. U mag uw gegevens meenemen naar een andere dienst.',
        'Heeft u een klacht? Laat het ons weten. U kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  contact: 'Vragen over uw privacy? Mail naar {{email}}.',
} as const

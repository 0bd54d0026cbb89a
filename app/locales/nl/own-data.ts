/** Taking one's data along, bringing it in, and deleting the account. */
export const ownData = {
  privacy: 'Privacy en toestemming',
  prove: {
    password: 'Uw wachtwoord',
    hint: 'Dit vragen wij voor uw veiligheid. Wachtwoord vergeten? Log uit en vraag een inloglink aan. Binnen tien minuten na het inloggen is geen wachtwoord nodig.',
  },
  deletion: {
    title: 'Account verwijderen',
    lead: 'U trekt daarmee uw toestemming in. Wij verwijderen dan alles wat wij van u bewaren.',
    whatTitle: 'Wat er verdwijnt',
    what: [
      'Uw wensen, met alle vastgelegde versies.',
      'Uw documenten, uw muziek en uw wilsverklaring.',
      'Uw naam, uw adres, uw contacten en uw inloggegevens.',
      'Uw kaartjes werken niet meer. Uw dossiernummer geven wij nooit opnieuw uit.',
    ],
    whenTitle: 'Wanneer dat gebeurt',
    when: 'Wij wachten eerst 7 dagen. U krijgt een e-mail met een link om u te bedenken. Ook kunt u gewoon inloggen en uw account behouden.',
    after:
      'Na 7 dagen wissen wij uw gegevens en de sleutels waarmee ze te lezen zijn. Reservekopieën van die sleutels zijn binnen 30 dagen ook weg. Daarna kan niemand uw wensen nog lezen.',
    exportTitle: 'Eerst een kopie?',
    export: 'Download uw gegevens als u ze zelf wilt bewaren. Daarna kan dat niet meer.',
    exportLink: 'Gegevens downloaden',
    submit: 'Mijn account verwijderen',
    cancel: 'Nee, account behouden',
    office:
      'Uw account heeft een taak in het register. Mail naar {{helpdesk}}, dan dragen wij die eerst over.',
    planned: {
      title: 'Uw account wordt verwijderd',
      text: 'Dat gebeurt in de nacht na {{date}}. Wilt u uw account toch houden? Dan geeft u opnieuw toestemming om uw gegevens te bewaren.',
      keep: 'Mijn account behouden',
    },
    keep: {
      title: 'Account behouden',
      text: 'Klik op de knop om uw account te behouden. U geeft daarmee opnieuw toestemming om uw gegevens te bewaren.',
      done: 'Uw account blijft bestaan',
      doneText: 'Er wordt niets verwijderd. U kunt gewoon inloggen.',
      signIn: 'Naar inloggen',
      deadTitle: 'Deze link werkt niet meer',
      dead: 'Misschien heeft u al gekozen om uw account te behouden. Of uw account is al verwijderd. Kunt u nog inloggen? Dan bestaat uw account nog.',
    },
  },
} as const

import type { formulier } from '#app/features/interview/sections/formulier.ts'
import type { SectionTexts } from '#app/forms/form-texts.ts'

export const formulierTexts = {
  title: 'Persoonlijke Wensen Vastleggen',
  summaryTitle: 'Persoonlijke Wensen',
  intro:
    'Op deze pagina legt u uw wensen vast in één formulier. U mag elke vraag overslaan. Wijzigen kan altijd.',
  inspiration: [
    'Heeft u de vragenlijst in zeven stappen ook ingevuld? Wat hier ook gevraagd wordt, staat dan al klaar. Verandert u hier een antwoord? Dan verandert het ook in de vragenlijst.',
    'Praat er eens over met iemand die u vertrouwt. Samen komt u vaak op meer ideeën. En uw naaste weet dan wat u belangrijk vindt.',
    'Een kort antwoord is ook goed. ‘Veel muziek en geen lange toespraken’ zegt al genoeg.',
  ],
  fields: {
    personalInfo_donorCard: {
      group: 'Persoonlijke Gegevens',
      label: 'Bent u orgaandonor?',
      hint: 'Uw officiële keuze legt u vast in het Donorregister (donorregister.nl). Wat daar staat, geldt. Wat u hier invult, verandert daar niets aan.',
      options: { ja: 'Ja', nee: 'Nee', familie: 'Mijn familie beslist' },
    },
    personalInfo_organDonation: {
      label: 'Wat moeten uw naasten weten over uw keuze als donor?',
    },
    personalInfo_autopsyWish: {
      label: 'Mag uw lichaam na uw overlijden worden onderzocht?',
      hint: 'Dit heet obductie. Een arts kan zo nagaan waaraan iemand is overleden.',
      options: { ja: 'Ja', nee: 'Nee', familie: 'Mijn familie beslist' },
    },
    personalInfo_lastWill: {
      label: 'Heeft u een testament?',
      hint: 'Schrijf op bij welke notaris het ligt. Zet hier geen inhoud van uw testament.',
    },
    profile_relationshipStatus: {
      label: 'Wat is uw burgerlijke staat?',
      hint: 'Bijvoorbeeld gehuwd, samenwonend, alleenstaand, gescheiden, weduwe of weduwnaar.',
    },
    profile_importantContacts: {
      label: 'Wie zijn belangrijk voor u?',
      hint: 'Noem namen, en hoe u elkaar kent.',
    },
    profile_communicationPreference: {
      label: 'Hoe heeft u het liefst contact?',
      options: {
        phone: 'Telefoon',
        email: 'E-mail',
        'home-visit': 'Bezoek bij u thuis',
        'office-visit': 'Bezoek op kantoor',
      },
    },
    profile_specialCircumstances: {
      label: 'Zijn er bijzondere omstandigheden?',
      hint: 'Bijvoorbeeld een ziekte, een handicap of een andere moedertaal.',
    },
    ceremonyType: {
      group: 'Ceremonie Voorkeuren',
      label: 'Wilt u begraven of gecremeerd worden?',
      options: {
        begraven: 'Begraven',
        cremeren: 'Cremeren',
        'geen-voorkeur': 'Geen voorkeur',
      },
    },
    ceremonyPreferences_graveOrCremation: {
      label: 'Wat wilt u daarover nog zeggen?',
      hint: 'Bijvoorbeeld wat er met de as mag gebeuren, of in welk graf u wilt liggen.',
    },
    ceremonyPreferences_graveType: {
      label: 'Wat voor graf wilt u?',
      hint: 'Bijvoorbeeld een familiegraf, een algemeen graf of een urnengraf.',
    },
    ceremonyLocation: {
      label: 'Waar wilt u de ceremonie?',
      hint: 'Bijvoorbeeld een kerk, een aula, thuis of in het bos.',
    },
    ceremonyPreferences_location: {
      label: 'Waar wilt u begraven worden, of waar wilt u de crematie?',
    },
    ceremonyStyle: {
      label: 'Welke stijl past bij u?',
      options: {
        formeel: 'Formeel',
        informeel: 'Informeel',
        religieus: 'Religieus',
        seculier: 'Niet religieus',
      },
    },
    ceremonyPreferences_clothing: { label: 'Welke kleding wilt u dragen?' },
    ceremonyPreferences_jewelry: {
      label: 'Welke sieraden wilt u dragen of meekrijgen?',
      hint: 'Schrijf er ook bij wie ze daarna mag hebben.',
    },
    ceremonyPreferences_viewingLocation: {
      label: 'Waar wilt u opgebaard worden?',
      hint: 'Bijvoorbeeld thuis of in een uitvaartcentrum.',
    },
    ceremonyPreferences_viewingStyle: {
      label: 'Hoe wilt u opgebaard worden?',
      hint: 'Bijvoorbeeld met een open of een dichte kist.',
    },
    ceremonyPreferences_notification_type: {
      label: 'Hoe wilt u dat mensen van uw overlijden horen?',
      hint: 'Bijvoorbeeld met een kaart, een telefoontje of een bericht in de krant.',
    },
    ceremonyPreferences_notification_content: { label: 'Wat moet er in dat bericht staan?' },
    ceremonyPreferences_notification_dresscode: {
      label: 'Welke kleding vraagt u van uw gasten?',
      hint: 'Bijvoorbeeld vrolijke kleuren, of juist zwart.',
    },
    musicPreferences_songs: {
      group: 'Muziek Voorkeuren',
      label: 'Welke nummers wilt u laten horen?',
      hint: 'Zet elk nummer op een eigen regel.',
    },
    musicPreferences_style: { label: 'Van welke soort muziek houdt u?' },
    musicPreferences_liveMusic: { label: 'Ik wil graag livemuziek.' },
    musicPreferences_specificRequests: {
      label: 'Wat wilt u nog meer zeggen over de muziek?',
      hint: 'Bijvoorbeeld wie er speelt of zingt, en op welk moment.',
    },
    personalTouches_flowers: {
      group: 'Persoonlijke Wensen & Familieverhoudingen',
      label: 'Welke bloemen wilt u?',
    },
    personalTouches_decorations: { label: 'Hoe moet de ruimte eruitzien?' },
    personalTouches_photos: { label: 'Welke foto’s mogen er staan?' },
    personalTouches_rituals: {
      label: 'Welke rituelen wilt u?',
      hint: 'Bijvoorbeeld kaarsen aansteken, of samen eten.',
    },
    personalTouches_readings: { label: 'Welke teksten of gedichten wilt u laten horen?' },
    familyDynamics_importantRelationships: {
      label: 'Welke familieleden en vrienden staan u het meest na?',
    },
    familyDynamics_difficulties: {
      label: 'Zijn er spanningen waar uw naasten rekening mee moeten houden?',
    },
    familyDynamics_specialConsiderations: {
      label: 'Waar moeten anderen op letten in uw familie?',
    },
    relationshipNotes: { label: 'Wat wilt u nog zeggen over uw relaties?' },
    specialConsiderations: { label: 'Wat is verder belangrijk om te weten?' },
  },
} as const satisfies SectionTexts<typeof formulier>

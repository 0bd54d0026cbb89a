import type { contactForm, senderForm } from '#app/features/card-desk/forms.ts'
import type { FieldsTexts } from '#app/locales/form-texts.ts'

/** The office: what cards are printed with, and printing them. */
export const cardDesk = {
  tabs: {
    title: 'Default Contacten',
    label: 'Onderdelen van Default Contacten',
    contacts: 'Contactpersonen',
    sender: 'Retouradres',
    areas: 'Postcodegebieden',
  },
  clash: {
    title: 'Een collega was u voor',
    text: 'Deze gegevens zijn net gewijzigd. Hieronder staat wat u typte. Slaat u het op, dan vervangt het dit:',
  },
  contacts: {
    title: 'Contactpersonen',
    lead: 'Een contactpersoon staat op de brief bij de kaartjes van een of meer postcodegebieden.',
    caption: 'Contactpersonen, de oudste eerst',
    empty:
      'Er is nog geen contactpersoon. Zonder contactpersoon kunnen wij geen kaartjes versturen.',
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    areas: 'Postcodegebieden',
    actions: 'Wijzigen',
    change: 'Wijzigen',
    changeOne: '{{name}} wijzigen',
    remove: 'Verwijderen',
    removeOne: '{{name}} verwijderen',
    add: 'Contactpersoon toevoegen',
  },
  contact: {
    new: 'Nieuwe contactpersoon',
    change: 'Contactpersoon wijzigen',
    save: 'Opslaan',
    cancel: 'Annuleren',
    fields: {
      firstName: { label: 'Voornaam' },
      namePrefix: { label: 'Tussenvoegsel' },
      lastName: { label: 'Achternaam' },
      email: { label: 'E-mailadres' },
      phone: { label: 'Telefoonnummer', hint: 'Bijvoorbeeld 06-12345678.' },
    } satisfies FieldsTexts<typeof contactForm>,
  },
  contactRemoval: {
    title: '{{name}} verwijderen?',
    lead: 'Deze contactpersoon verdwijnt uit de lijst. U kunt dit niet ongedaan maken.',
    linked:
      'Deze contactpersoon is gekoppeld aan {{areas}} postcodegebied(en). Verwijder eerst de koppelingen.',
    linkedTitle: 'Verwijderen kan nog niet',
    back: 'Nee, niet verwijderen',
    confirm: 'Ja, verwijderen',
  },
  sender: {
    title: 'Retouradres',
    lead: 'Dit adres staat op de kaartjes en op de brief. Hierheen komt terug wat niet bezorgd wordt.',
    save: 'Opslaan',
    fields: {
      companyName: { label: 'Bedrijfsnaam' },
      street: { label: 'Straat en huisnummer, of postbus' },
      postalCode: { label: 'Postcode', hint: 'Bijvoorbeeld 1234 AB.' },
      city: { label: 'Plaats' },
      qrUrl: {
        label: 'Default QR URL',
        hint: 'Het adres in de QR-code op de brief. Op elk kaartje staat een QR-code met een eigen adres.',
      },
    } satisfies FieldsTexts<typeof senderForm>,
  },
  areas: {
    title: 'Postcodegebieden',
    lead: 'Kies per gebied wie de contactpersoon is. Bewaar uw keuzes onder aan de pagina.',
    unassigned_one: '{{count}} postcodegebied heeft geen contactpersoon',
    unassigned_other: '{{count}} postcodegebieden hebben geen contactpersoon',
    warning: 'Kaartjes voor die gebieden kunnen niet worden verstuurd.',
    search: 'Zoek op plaats, postcode of contactpersoon',
    submitSearch: 'Zoeken',
    notFound: 'Er is geen gebied dat past bij ‘{{query}}’. Zoek op een plaats of een postcode.',
    noContacts: 'Er is nog geen contactpersoon om te kiezen.',
    caption_one: '{{count}} postcodegebied',
    caption_other: '{{count}} postcodegebieden',
    area: 'Gebied',
    nobody: 'Geen',
    badge: 'Niet toegewezen',
    save: 'Toewijzingen opslaan',
    clash: 'De rest van uw keuzes is opgeslagen. Deze gebieden gaf een collega net aan een ander:',
  },
} as const

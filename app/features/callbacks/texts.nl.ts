import type { callbackForm } from '#app/features/callbacks/callback-form.ts'
import type { FieldsTexts } from '#app/forms/form-texts.ts'

/** The form with which funeral directors ask to be called back (specification 3). */
export const callbacks = {
  title: 'Laat u terugbellen',
  lead: 'Heeft u een vraag over samenwerken met het Wensenregister? Laat uw nummer achter. Wij bellen u terug op een werkdag.',
  description:
    'Bent u uitvaartondernemer en heeft u een vraag over het Wensenregister? Laat uw nummer achter, dan bellen wij u terug.',
  fields: {
    companyName: { label: 'Bedrijfsnaam' },
    contactName: { label: 'Uw naam' },
    email: { label: 'E-mailadres' },
    phone: { label: 'Telefoonnummer' },
    message: { label: 'Waar gaat uw vraag over?' },
  } satisfies FieldsTexts<typeof callbackForm>,
  submit: 'Bel mij terug',
  another: 'Nog een verzoek sturen',
  directors: 'Uitvaartondernemers',
  office: {
    companyName: 'Bedrijf: {{text}}',
    contactName: 'Naam: {{text}}',
    email: 'E-mail: {{text}}',
    phone: 'Telefoon: {{text}}',
    message: 'Vraag: {{text}}',
    address: 'Adres: {{text}}',
    website: 'Website: {{text}}',
    kvk: 'KVK-nummer: {{text}}',
  },
} as const

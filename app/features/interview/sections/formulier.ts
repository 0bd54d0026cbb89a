import { LONG, SHORT, type Definition } from '#app/forms/fields.ts'

/**
 * 'Persoonlijke Wensen Vastleggen' (specification 2.6 and 3): no step, but a section of the same
 * file. Keys have the specification's dots as underscores.
 */
export const formulier = {
  key: 'formulier',
  fields: [
    { key: 'personalInfo_donorCard', kind: 'choice', options: ['ja', 'nee', 'familie'] },
    { key: 'personalInfo_organDonation', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'personalInfo_autopsyWish', kind: 'choice', options: ['ja', 'nee', 'familie'] },
    { key: 'personalInfo_lastWill', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'profile_relationshipStatus', kind: 'text', maxLength: SHORT },
    { key: 'profile_importantContacts', kind: 'longText', rows: 3, maxLength: LONG },
    {
      key: 'profile_communicationPreference',
      kind: 'choice',
      options: ['phone', 'email', 'home-visit', 'office-visit'],
    },
    { key: 'profile_specialCircumstances', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'ceremonyType', kind: 'choice', options: ['begraven', 'cremeren', 'geen-voorkeur'] },
    { key: 'ceremonyPreferences_graveOrCremation', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'ceremonyPreferences_graveType', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyLocation', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyPreferences_location', kind: 'longText', rows: 2, maxLength: LONG },
    {
      key: 'ceremonyStyle',
      kind: 'choice',
      options: ['formeel', 'informeel', 'religieus', 'seculier'],
    },
    { key: 'ceremonyPreferences_clothing', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyPreferences_jewelry', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyPreferences_viewingLocation', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyPreferences_viewingStyle', kind: 'text', maxLength: SHORT },
    { key: 'ceremonyPreferences_notification_type', kind: 'text', maxLength: SHORT },
    {
      key: 'ceremonyPreferences_notification_content',
      kind: 'longText',
      rows: 4,
      maxLength: LONG,
    },
    { key: 'ceremonyPreferences_notification_dresscode', kind: 'text', maxLength: SHORT },
    { key: 'musicPreferences_songs', kind: 'longText', rows: 4, maxLength: LONG },
    { key: 'musicPreferences_style', kind: 'text', maxLength: SHORT },
    { key: 'musicPreferences_liveMusic', kind: 'yesNo' },
    { key: 'musicPreferences_specificRequests', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'personalTouches_flowers', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'personalTouches_decorations', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'personalTouches_photos', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'personalTouches_rituals', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'personalTouches_readings', kind: 'longText', rows: 2, maxLength: LONG },
    { key: 'familyDynamics_importantRelationships', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'familyDynamics_difficulties', kind: 'longText', rows: 3, maxLength: LONG },
    {
      key: 'familyDynamics_specialConsiderations',
      kind: 'longText',
      rows: 3,
      maxLength: LONG,
    },
    { key: 'relationshipNotes', kind: 'longText', rows: 3, maxLength: LONG },
    { key: 'specialConsiderations', kind: 'longText', rows: 3, maxLength: LONG },
  ],
} as const satisfies Definition

import type { FileSectionKey, QuestionOf } from '#app/features/interview/sections/index.ts'
import { pdf } from '#app/locales/pdf.nl.ts'

/** What is confidential has a paper of its own. */
type Section = Exclude<FileSectionKey, 'secret'>

/** A question of the file, by its section and its key. */
export type DayQuestion = { [Key in Section]: readonly [Key, QuestionOf<Key>] }[Section]

/** A part of the day of a funeral. */
export type DayPart = Exclude<keyof typeof pdf.runSheet.parts, 'basics'>

/** The questions about a funeral, in the order of its day; what asks for care comes last. */
export const DAY: Record<DayPart, readonly DayQuestion[]> = {
  care: [
    ['rituelen', 'clothingJewelryWishes'],
    ['formulier', 'ceremonyPreferences_clothing'],
    ['formulier', 'ceremonyPreferences_jewelry'],
    ['formulier', 'ceremonyPreferences_viewingLocation'],
    ['formulier', 'ceremonyPreferences_viewingStyle'],
  ],
  coffin: [
    ['praktisch', 'casketType'],
    ['praktisch', 'casketType2'],
    ['praktisch', 'casketMaterial'],
    ['praktisch', 'shroudType'],
    ['praktisch', 'transportationWishes'],
  ],
  news: [
    ['praktisch', 'cardWishes'],
    ['praktisch', 'newspaperAds'],
    ['formulier', 'ceremonyPreferences_notification_type'],
    ['formulier', 'ceremonyPreferences_notification_content'],
    ['formulier', 'ceremonyPreferences_notification_dresscode'],
  ],
  condolence: [
    ['rituelen', 'condoleanceLocation'],
    ['rituelen', 'condoleanceAccess'],
    ['rituelen', 'condoleanceCasketOpen'],
    ['rituelen', 'condoleanceFlowers'],
    ['rituelen', 'cateringWishes'],
  ],
  ceremony: [
    ['rituelen', 'serviceLocation'],
    ['rituelen', 'serviceLocationDetails'],
    ['formulier', 'ceremonyLocation'],
    ['formulier', 'ceremonyPreferences_location'],
    ['rituelen', 'funeralAccess'],
    ['rituelen', 'funeralCasketOpen'],
    ['rituelen', 'stylePreference'],
    ['formulier', 'ceremonyStyle'],
    ['rituelen', 'colors'],
  ],
  music: [
    ['rituelen', 'musicSpecifications'],
    ['rituelen', 'music'],
    ['formulier', 'musicPreferences_songs'],
    ['formulier', 'musicPreferences_style'],
    ['formulier', 'musicPreferences_liveMusic'],
    ['formulier', 'musicPreferences_specificRequests'],
  ],
  speakers: [
    ['rituelen', 'speakerWishes'],
    ['rituelen', 'familyRole'],
    ['rituelen', 'personalAdditions'],
    ['formulier', 'personalTouches_rituals'],
    ['formulier', 'personalTouches_readings'],
    ['formulier', 'personalTouches_photos'],
  ],
  flowers: [
    ['rituelen', 'flowers'],
    ['rituelen', 'funeralFlowers'],
    ['formulier', 'personalTouches_flowers'],
    ['formulier', 'personalTouches_decorations'],
  ],
  place: [
    ['praktisch', 'burialLocation'],
    ['praktisch', 'hasGrave'],
    ['praktisch', 'burialDetails'],
    ['praktisch', 'cremationDetails'],
    ['praktisch', 'resomationDetails'],
    ['praktisch', 'vearaardingDetails'],
    ['formulier', 'ceremonyPreferences_graveOrCremation'],
    ['formulier', 'ceremonyPreferences_graveType'],
  ],
  after: [['rituelen', 'funeralCateringWishes']],
  // First what may go wrong among people, on the day itself.
  caution: [
    ['steen', 'familyIssues'],
    ['formulier', 'familyDynamics_difficulties'],
    ['steen', 'handlingMemories'],
    ['formulier', 'relationshipNotes'],
    ['steen', 'avoidTopics'],
    ['formulier', 'familyDynamics_specialConsiderations'],
    ['formulier', 'specialConsiderations'],
  ],
}

/** Above a part of the day. @param burial what was chosen, where that is known */
export function partTitle(part: DayPart, burial = ''): string {
  const { parts, placeOf } = pdf.runSheet
  const way = (['Begraven', 'Cremeren'] as const).find((one) => burial.startsWith(one))
  return part === 'place' && way ? placeOf[way] : parts[part]
}

import { PrivacyPage, type PrivacyProps } from './privacy-page.tsx'
import { ProfilePage, type ProfileProps } from './profile-page.tsx'
import { RegistrationPage, type RegistrationProps } from './registration-page.tsx'

/** A page that is not done comes back from the address of the next one. */
export type Stage = ProfileProps | RegistrationProps | PrivacyProps

/** The page of a stage, as it is posted to the address of the next one. */
export function StagePage(props: Stage) {
  switch (props.stage) {
    case 'profile':
      return <ProfilePage {...props} />
    case 'registration':
      return <RegistrationPage {...props} />
    case 'privacy':
      return <PrivacyPage {...props} />
  }
}

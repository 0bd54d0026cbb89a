import { useFrame } from '../kit/frame/frame.ts'

/**
 * Whether the visitor is signed in. In this, and in `useKnown`, public pages differ from person to
 * person: where the buttons to begin lead, and which link the header has.
 */
export const useSignedIn = (): boolean => useFrame()?.signedIn ?? false

/** Whether someone signed in with this browser before (specification 2.1, 'a stored flag'). */
export const useKnown = (): boolean => useFrame()?.known ?? false

import { useFrame } from '../frame.ts'

/**
 * Whether the visitor is signed in: the one thing in which public pages differ from person to
 * person. It decides where the buttons to begin lead, and which link the header has.
 */
export const useSignedIn = (): boolean => useFrame()?.signedIn ?? false

/** The name of what a call posts: whom it was with, and what they said. */
export const CALLED = 'wie'

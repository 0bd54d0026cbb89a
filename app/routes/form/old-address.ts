import { redirect } from 'react-router'

/** The name of the form's view in the specification; the page lives elsewhere for good. */
export const loader = () => redirect('/formulier', 301)

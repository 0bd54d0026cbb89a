import { href } from 'react-router'

/** The list of all requests. */
export const LIST = href('/admin/toegangsverzoeken')

/** Name of the field that holds what somebody posted who has to wait. */
export const PLACE_FIELD = 'plaats'

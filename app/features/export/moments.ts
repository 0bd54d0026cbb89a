import { z } from 'zod'

/** The database has no year nought. */
const hasYear = (text: string) => !text.startsWith('0000')

/** A moment in UTC, in something that was brought along. */
export const moment = z.iso.datetime().refine(hasYear)

/** A moment that was; nothing can have been confirmed after now. */
export const pastMoment = moment.refine((text) => new Date(text) <= new Date())

/** A day. */
export const day = z.iso.date().refine(hasYear)

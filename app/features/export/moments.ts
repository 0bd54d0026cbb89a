import { z } from 'zod'

/** The database has no year nought. */
const hasYear = (text: string) => !text.startsWith('0000')

export const moment = z.iso.datetime().refine(hasYear)

/** Nothing can have been confirmed after now. */
export const pastMoment = moment.refine((text) => new Date(text) <= new Date())

export const day = z.iso.date().refine(hasYear)

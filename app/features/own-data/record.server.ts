import { z } from 'zod'
import { readConsents } from '#app/features/accounts/consents.server.ts'
import { readContacts } from '#app/features/accounts/contact-details.server.ts'
import type { SignedIn } from '#app/features/accounts/sessions.server.ts'
import { ownAppointments } from '#app/features/appointments/booking.server.ts'
import { ownOrders } from '#app/features/cards/overview.server.ts'
import { readRequests } from '#app/features/cards/requests.server.ts'
import { findWishFile } from '#app/features/wishes/file.server.ts'
import { ownReminders } from '#app/features/reminders/reminders.server.ts'
import { asPerson, readOnly } from '#app/platform/sql.server.ts'

const moment = z.iso.datetime()

/** What is true of this account and cannot be brought into another. */
export const recordSchema = z
  .object({
    email: z.string(),
    wishFile: z
      .object({ number: z.string(), title: z.string(), createdAt: moment, updatedAt: moment })
      .nullable(),
    trustedContacts: z.array(z.object({ name: z.string(), email: z.string() })),
    consents: z.array(
      z.object({
        kind: z.string(),
        version: z.string(),
        givenAt: moment,
        withdrawnAt: moment.nullable(),
      }),
    ),
    cardRequests: z.array(
      z.object({
        requestedAt: moment,
        variant: z.string(),
        consent: z.string().describe('Version of the page that was agreed to.'),
        ordered: z.boolean(),
      }),
    ),
    cardOrders: z.array(
      z.object({
        state: z.string(),
        variant: z.string(),
        createdAt: moment,
        address: z.record(z.string(), z.string()),
        cards: z.array(z.object({ number: z.int(), revokedAt: moment.nullable() })),
      }),
    ),
    appointments: z.array(
      z.object({
        type: z.string(),
        at: moment,
        location: z.string().nullable(),
        status: z.string(),
      }),
    ),
    reminders: z.array(z.object({ sentAt: moment, confirmedAt: moment.nullable() })),
  })
  .describe('What is true of the account that this was taken from. It is not brought in again.')

type Recorded = z.input<typeof recordSchema>

/** What the account says of itself, for its owner. */
export async function readRecord({ id, email }: SignedIn): Promise<Recorded> {
  const orders = await ownOrders(id)
  return readOnly(asPerson(id), async (sql) => {
    const file = await findWishFile(sql, id)
    const [consents, reminders, appointments, requests] = await Promise.all([
      readConsents(sql, id),
      ownReminders(sql, id),
      ownAppointments(sql, id),
      readRequests(sql, id),
    ])
    return {
      email,
      wishFile: file && {
        number: file.number,
        title: file.title,
        createdAt: file.createdAt.toISOString(),
        updatedAt: file.updatedAt.toISOString(),
      },
      trustedContacts: await readContacts(sql, id),
      consents: consents.map(({ givenAt, withdrawnAt, ...rest }) => ({
        ...rest,
        givenAt: givenAt.toISOString(),
        withdrawnAt: iso(withdrawnAt),
      })),
      cardRequests: requests.map(({ requestedAt, ...rest }) => ({
        ...rest,
        requestedAt: requestedAt.toISOString(),
      })),
      cardOrders: orders.map(({ state, variant, createdAt, address, cards }) => ({
        state,
        variant,
        createdAt: createdAt.toISOString(),
        address,
        cards: cards.map(({ number, revokedAt }) => ({ number, revokedAt: iso(revokedAt) })),
      })),
      appointments: appointments.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
      reminders: reminders.map(({ sentAt, confirmedAt }) => ({
        sentAt: sentAt.toISOString(),
        confirmedAt: iso(confirmedAt),
      })),
    }
  })
}

const iso = (at: Date | null) => at?.toISOString() ?? null

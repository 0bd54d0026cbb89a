import { Resend } from 'resend'
import type { DbRow } from '#db/row.ts'
import { openForSystem, sealForSystem } from '#app/platform/keys/crypto.server.ts'
import { env } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countMail } from '#app/platform/metrics.server.ts'
import { traceHeaders } from '#app/platform/trace.server.ts'
import { withActor, asSystem } from '#app/platform/database/sql.server.ts'
import type { MailTraits } from '#app/features/feature/manifest.ts'
import type { Attachment } from './contents.ts'
import { withReceiver } from './receiver.server.ts'
import type { QueuedMail } from './outbox.server.ts'
import type { RenderedMail } from './render.server.tsx'

/** The provider's key lasts 24; we stop an hour earlier. */
const KEY_LASTS_HOURS = 23

/** A provider that does not answer holds up neither other jobs nor a server that stops. */
const ANSWERS_WITHIN_MS = 10_000

/** What is in a mail goes to no other address than the provider's: its client hands this on to fetch. */
const NOWHERE_ELSE = { redirect: 'error' }

/**
 * A failure throws: the queue tries again. When the idempotency key runs out a mail of unknown fate
 * is left for a person, as it could go out twice.
 */
export async function sendMail(
  payload: unknown,
  traits: MailTraits,
  withinMs = ANSWERS_WITHIN_MS,
): Promise<void> {
  const { id } = payload as { id: string }
  const row = await claim(id)
  if (!row) return
  if (row.tooLate) {
    await withActor(
      asSystem('mail'),
      (sql) => sql`update mails set status = 'needs_review' where id = ${id}`,
    )
    log().error({ mail: id }, 'mail needs review')
    countMail('review')
    return
  }
  const key = env().RESEND_API_KEY
  // On a developer's machine it stays in the mailbox.
  if (key) {
    const mail = await greeting(id, openForSystem<QueuedMail>(row.sealed, `mails ${id}`))
    // Loaded with the first mail, since it takes memory.
    const { renderMail } = await import('./render.server.tsx')
    const rendered = await renderMail(mail, traits)
    await sendThroughProvider(
      new Resend(key),
      id,
      { to: mail.to, ...rendered },
      AbortSignal.timeout(withinMs),
    )
  }
  await withActor(
    asSystem('mail'),
    (sql) => sql`
      update mails set status = 'sent', sent_at = now(), sealed = ${key ? null : row.sealed}
       where id = ${id}`,
  )
}

function claim(id: string) {
  return withActor(asSystem('mail'), async (sql) => {
    const [row] = await sql<(DbRow<'mails', 'sealed!'> & { tooLate: boolean })[]>`
      update mails set first_attempt_at = coalesce(first_attempt_at, now())
       where id = ${id} and status = 'queued'
      returning sealed,
        first_attempt_at < now() - make_interval(hours => ${KEY_LASTS_HOURS}) as "tooLate"`
    return row
  })
}

/**
 * A mail with whom it greets, as at its first try: under the same key the provider refuses another text, and
 * somebody may be confirmed or change their name in between.
 */
async function greeting(id: string, mail: QueuedMail): Promise<QueuedMail> {
  const named = await withReceiver(mail)
  if (named !== mail)
    await withActor(
      asSystem('mail'),
      (sql) => sql`
        update mails set sealed = ${sealForSystem(named, `mails ${id}`)} where id = ${id}`,
    )
  return named
}

type Addressed = RenderedMail & { to: string }

async function sendThroughProvider(
  provider: Resend,
  id: string,
  mail: Addressed,
  signal: AbortSignal,
) {
  const { to, subject, html, text, attachment } = mail
  const { error } = await provider.emails.send(
    {
      from: env().MAIL_FROM,
      to,
      subject,
      html,
      text,
      ...(attachment && { attachments: [attached(attachment)] }),
    },
    { idempotencyKey: id, signal, headers: traceHeaders(), ...NOWHERE_ELSE },
  )
  countMail(error ? 'failed' : 'sent')
  if (error) throw new Error(`mail provider: ${error.name}`)
}

const attached = ({ name, type, text }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(text),
})

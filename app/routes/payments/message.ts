import { data } from 'react-router'
import { canPay } from '#app/features/payments/provider.server.ts'
import { MOST_BYTES, receive } from '#app/features/payments/webhook.server.ts'
import type { Route } from './+types/message.ts'
import { onlyPost } from '../kit/only-post.ts'

export const loader = onlyPost

/**
 * The webhook of the payment provider, whose signature says who sends it. Without an answer from us it
 * sends the message again.
 */
export async function action({ request }: Route.ActionArgs) {
  if (!canPay()) throw data('path', { status: 404 })
  if (Number(request.headers.get('content-length')) > MOST_BYTES) return said(413)
  const signature = request.headers.get('stripe-signature') ?? ''
  return said((await receive(await request.text(), signature)) ? 200 : 400)
}

const said = (status: number) => new Response(null, { status })

/** Asks a device for a passkey, on the few pages that do; a script of its own, not part of main.ts. */

/** What the server makes; the library there names every part. */
type Options = {
  challenge: string
  user: { id: string }
  excludeCredentials?: KnownPasskey[]
  allowCredentials?: KnownPasskey[]
}
type KnownPasskey = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  )

const inText = (buffer: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const inBytes = (known: KnownPasskey[] = []) => known.map((one) => ({ ...one, id: bytes(one.id) }))

async function make(options: Options): Promise<object> {
  const publicKey = {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytes(options.challenge),
    user: {
      ...(options.user as unknown as PublicKeyCredentialUserEntity),
      id: bytes(options.user.id),
    },
    excludeCredentials: inBytes(options.excludeCredentials),
  }
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const response = made.response as AuthenticatorAttestationResponse
  return credentialAnswer(made, {
    clientDataJSON: inText(response.clientDataJSON),
    attestationObject: inText(response.attestationObject),
    transports: 'getTransports' in response ? response.getTransports() : [],
  })
}

async function show(options: Options): Promise<object> {
  const publicKey = {
    ...(options as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytes(options.challenge),
    allowCredentials: inBytes(options.allowCredentials),
  }
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  const response = shown.response as AuthenticatorAssertionResponse
  return credentialAnswer(shown, {
    clientDataJSON: inText(response.clientDataJSON),
    authenticatorData: inText(response.authenticatorData),
    signature: inText(response.signature),
  })
}

const credentialAnswer = ({ id, rawId, type }: PublicKeyCredential, response: object) => ({
  id,
  rawId: inText(rawId),
  type,
  clientExtensionResults: {},
  response,
})

async function optionsFor({ options = '', passkey = '' }: DOMStringMap): Promise<Options> {
  const got = await fetch(options, { method: 'POST', body: new URLSearchParams({ use: passkey }) })
  if (!got.ok) throw new Error(String(got.status))
  return got.json()
}

function offer(part: HTMLElement) {
  const button = part.querySelector('button')
  const input = part.querySelector('input')
  const words = part.querySelector('output')
  if (!button || !input || !words || !('PublicKeyCredential' in window)) return
  words.textContent = ''
  button.hidden = false
  const press = async () => {
    button.disabled = true
    words.textContent = ''
    const got = await askForPasskey(part, input)
    button.disabled = false
    button.hidden = got
    words.textContent = (got ? part.dataset.done : part.dataset.failed) || ''
    if (got && part.dataset.sends !== undefined && input.form) input.form.submit()
  }
  button.addEventListener('click', () => void press())
}

/** Puts what the device says in the form. @returns whether it said anything */
async function askForPasskey(part: HTMLElement, input: HTMLInputElement) {
  try {
    const options = await optionsFor(part.dataset)
    const got = await (part.dataset.passkey === 'add' ? make(options) : show(options))
    input.value = JSON.stringify(got)
    return true
  } catch {
    return false
  }
}

for (const part of Array.from(document.querySelectorAll<HTMLElement>('[data-passkey]'))) offer(part)

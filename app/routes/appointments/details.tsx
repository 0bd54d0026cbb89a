import { useTranslation } from 'react-i18next'
import { href, redirect } from 'react-router'
import { isToken } from '#app/features/appointments/form.server.ts'
import { type Kind, kindOf, LOCATIONS } from '#app/features/appointments/kinds.ts'
import { lastDay } from '#app/features/appointments/slots.server.ts'
import { head } from '#app/features/content/head.server.ts'
import { webPage } from '#app/features/content/structured-data.server.ts'
import { dayOf } from '#app/locales/dates.ts'
import { appointments } from '#app/locales/nl/appointments.ts'
import { textsOf } from '#app/middleware/i18n.server.ts'
import { userOf } from '#app/middleware/user.server.ts'
import { requestFacts } from '#app/platform/context.server.ts'
import { randomToken } from '#app/platform/crypto.server.ts'
import { env } from '#app/platform/env.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import {
  Button,
  ButtonLink,
  ButtonRow,
  DefaultSubmit,
  FormGroup,
  Lead,
  Narrow,
  RadioGroup,
  StepProgress,
  TextArea,
  TextInput,
} from '#app/ui/index.ts'
import { PageHead } from '#app/routes/public/page-head.tsx'
import type { Route } from './+types/details.ts'
import { answer, freeFor } from './details.server.ts'
import { Problems } from './problems.tsx'
import { WhenFields } from './when-fields.tsx'

export async function loader({ url }: Route.LoaderArgs) {
  const kind = kindOf(url.searchParams.get('soort'))
  if (!kind) throw redirect(href('/afspraak'), 303)
  return {
    kind,
    token: randomToken(),
    free: await freeFor(kind, null, ''),
    first: dayOf(new Date()),
    last: lastDay(new Date()),
    helpdesk: env().HELPDESK_EMAIL,
    head: aboutDetails(kind),
  }
}

function aboutDetails(kind: Kind) {
  const { title, description } = appointments.details
  const path = `${href('/afspraak/gegevens')}?soort=${kind}`
  return head({ path, title, description, graph: [webPage(path, title, description)] })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const kind = kindOf(url.searchParams.get('soort'))
  if (!kind) return redirect(href('/afspraak'), 303)
  const given = form.get('token')
  return answer({
    form,
    kind,
    token: isToken(given) ? given : randomToken(),
    customerUserId: userOf(context)?.id ?? null,
    network: context.get(requestFacts).network,
    t: textsOf(context),
    where: { request, context },
  })
}

/** Step 2: when, where and who. */
export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['appointments', 'common'])
  const { kind, head: about, token, problem, ...rest } = { ...loaderData, ...actionData }
  const { typed = {}, errors = {}, message, ...when } = rest
  const label = t('step', { number: 2 })
  const title = `${label}: ${t('details.title')}`
  const field = (name: 'name' | 'email' | 'phone' | 'notes') => ({
    id: name,
    name,
    label: t(`details.${name}`),
    errors: errors[name],
    defaultValue: typed[name],
  })
  const labels = {
    preferredDate: t('details.preferredDate'),
    ...Object.fromEntries(
      (['name', 'email', 'phone', 'notes'] as const).map((name) => [name, t(`details.${name}`)]),
    ),
  }
  return (
    <Narrow>
      <PageHead head={{ ...about, title }} failed={problem !== undefined} />
      <StepProgress label={label} current={2} total={3} />
      <Problems problem={problem} errors={errors} labels={labels} message={message} />
      <h1>{t('details.title')}</h1>
      <Lead>{`${t(`kinds.${kind}.title`)}: ${t(`kinds.${kind}.text`)}`}</Lead>
      <form method="post" action={`${href('/afspraak/gegevens')}?soort=${kind}`} noValidate>
        <DefaultSubmit>{t('details.submit')}</DefaultSubmit>
        <input type="hidden" name="token" value={token} />
        <FormGroup id="wanneer" title={t('details.whenTitle')}>
          {kind === 'locatie' && (
            <RadioGroup
              id="location"
              name="location"
              legend={t('details.location')}
              errors={errors.location}
              options={[
                { value: '', label: t('common:form.noChoice') },
                ...LOCATIONS.map((one) => ({ value: one, label: t(`locations.${one}`) })),
              ]}
              value={typed.location ?? ''}
            />
          )}
          <WhenFields typed={typed} errors={errors} {...when} />
        </FormGroup>
        <FormGroup id="wie" title={t('details.whoTitle')}>
          <TextInput {...field('name')} autoComplete="name" required />
          <TextInput
            {...field('email')}
            type="email"
            hint={t('details.emailHint')}
            autoComplete="email"
            required
          />
          <TextInput
            {...field('phone')}
            type="tel"
            hint={t('details.phoneHint')}
            optionalText={t('common:form.optional')}
            autoComplete="tel"
            fit="medium"
          />
          <TextArea {...field('notes')} optionalText={t('common:form.optional')} />
        </FormGroup>
        <ButtonRow>
          <Button>{t('details.submit')}</Button>
          <ButtonLink href={href('/afspraak')} variant="quiet">
            {t('details.other')}
          </ButtonLink>
        </ButtonRow>
      </form>
    </Narrow>
  )
}

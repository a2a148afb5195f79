import { Head } from '@inertiajs/react'
import { useState } from 'react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { BotTrap } from '#app/kit/form/bot_trap'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PageForm } from '#app/kit/form/page_form'
import { isolated } from '#app/common/text/isolated'
import type { OfferedDay } from '#app/leads/viewings/ui/time_choice'
import { ViewingTime } from '#app/leads/viewings/ui/viewing_time'
import { Textarea } from '#app/kit/form/textarea'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { MAX_INQUIRY_CHARACTERS } from '#app/leads/lead_options'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavableCard } from '#app/properties/ui/types'

interface AskProps {
  property: SavableCard
  /** who gets the question */
  realtor: string
  /** IANA name, of the home */
  time_zone: string
  wants_viewing: boolean
  /** of the realtor, if a viewing is wanted */
  free_days: OfferedDay[]
  csrf_token: string
  is_sent: boolean
}

export default function Ask({ property, realtor, is_sent: isSent, ...rest }: AskProps) {
  const path = `/properties/${property.slug}`
  return (
    <div className="page gutter grid grid-cols-1 gap-10 pt-10 pb-24 md:pt-16 lg:grid-cols-[1fr_400px] lg:gap-24">
      <Head title={rest.wants_viewing ? 'Request a viewing' : 'Ask a question'}>
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <div className="min-w-0">
        {isSent ? (
          <div role="status">
            <h1 className="text-36 md:text-48">Check your inbox</h1>
            <p className="mt-4 max-w-[52ch] text-18 text-muted">
              We sent you a link. Open it and confirm, and {realtor} gets your question. The link
              works for seven days.
            </p>
            <div className="mt-8">
              <ButtonLink href={path}>Back to {property.name ?? 'the home'}</ButtonLink>
            </div>
          </div>
        ) : (
          <>
            <h1 className="text-36 break-words md:text-48">
              {rest.wants_viewing ? 'Request a viewing' : `Ask about ${property.name}`}
            </h1>
            <p className="mt-3 max-w-[52ch] text-muted">
              Your {rest.wants_viewing ? 'request' : 'question'} goes to {realtor}, who has listed
              this home. <TextLink href={path}>Back to the home</TextLink>
            </p>
            <AskForm
              action={`${path}/ask`}
              csrfToken={rest.csrf_token}
              timeZone={rest.time_zone}
              home={property.name ?? 'this home'}
              wantsViewing={rest.wants_viewing}
              freeDays={rest.free_days}
              realtor={realtor}
            />
          </>
        )}
      </div>
      <aside aria-labelledby="home" className="max-lg:order-first">
        <h2 id="home" className="sr-only">
          The home
        </h2>
        <PropertyCard property={property} sizes="(width >= 1024px) 400px, 100vw" />
      </aside>
    </div>
  )
}

interface AskFormProps {
  action: string
  csrfToken: string
  /** IANA name, of the home */
  timeZone: string
  home: string
  wantsViewing: boolean
  freeDays: OfferedDay[]
  realtor: string
}

function AskForm({ action, csrfToken, home, wantsViewing, realtor, ...times }: AskFormProps) {
  const account = useAccount()
  const draft = wantsViewing ? `I’d like to see ${home}.` : ''
  const [length, setLength] = useState(draft.length)

  return (
    <PageForm action={action} csrfToken={csrfToken} className="mt-8 flex flex-col gap-6">
      {({ errors, processing }) => (
        <>
          {wantsViewing && (
            <>
              <input type="hidden" name="wants_viewing" value="1" />
              <ViewingTime {...times} error={errors.wants_viewing_at} />
            </>
          )}
          {!account && (
            <>
              <Field label="Your name" error={errors.name}>
                <Input name="name" autoComplete="name" />
              </Field>
              <div className="grid gap-6 md:grid-cols-2">
                <Field
                  label="Email"
                  error={errors.email}
                  hint={`We’ll send a link to confirm. ${isolated(realtor)} replies there.`}
                >
                  <Input name="email" type="email" autoComplete="email" />
                </Field>
                <Field label="Phone" error={errors.phone} isOptional>
                  <Input name="phone" type="tel" autoComplete="tel" />
                </Field>
              </div>
            </>
          )}
          <Field
            label={wantsViewing ? 'Your message' : 'Your question'}
            error={errors.message}
            counter={{ length, max: MAX_INQUIRY_CHARACTERS }}
          >
            <Textarea
              name="message"
              rows={6}
              defaultValue={draft}
              onChange={(event) => setLength(event.target.value.length)}
            />
          </Field>
          {!account && <BotTrap />}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Button type="submit" variant="primary" isLoading={processing}>
              {wantsViewing ? 'Request viewing' : 'Send question'}
            </Button>
            {!account && (
              <p className="text-13 text-muted">
                Have an account? <TextLink href="/login">Sign in</TextLink> and chat instead.
              </p>
            )}
          </div>
          <p className="max-w-[60ch] text-13 text-muted">
            {account
              ? 'The realtor gets your name and email with your question. The answer comes in a chat.'
              : 'The realtor gets your name, email and phone with your question.'}{' '}
            <TextLink href="/privacy-policy">Privacy policy</TextLink>
          </p>
        </>
      )}
    </PageForm>
  )
}

import { Head } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { BotTrap } from '#app/kit/form/bot_trap'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PageForm } from '#app/kit/form/page_form'
import type { PublicForm } from '#app/farm/ui/types'

interface JoinProps {
  form: PublicForm
  csrf_token: string
  is_sent: boolean
}

/** Where people sign up for email from a realtor. */
export default function Join({ form, csrf_token: csrfToken, is_sent: isSent }: JoinProps) {
  const { slug, headline, text, sender, consent, clicks_consent: clicksConsent } = form
  return (
    <div className="gutter mx-auto w-full max-w-140 pt-10 pb-24 md:pt-20">
      <Head title={headline}>
        <meta
          head-key="description"
          name="description"
          content={text ?? `Get email from ${sender.name}.`}
        />
        <meta head-key="og:title" property="og:title" content={headline} />
        <meta
          head-key="og:description"
          property="og:description"
          content={text ?? `Get email from ${sender.name}.`}
        />
      </Head>
      {isSent ? (
        <div role="status">
          <h1 className="text-36 md:text-48">Check your inbox</h1>
          <p className="mt-4 text-18 text-muted">
            We sent you a link. Open it and confirm, and you’ll hear from <bdi>{sender.name}</bdi>.
            The link works for seven days.
          </p>
        </div>
      ) : (
        <>
          <p className="label">
            <TextLink href={sender.url}>
              <bdi>{sender.name}</bdi>
            </TextLink>
          </p>
          <h1 dir="auto" className="mt-3 text-36 wrap-anywhere md:text-48">
            {headline}
          </h1>
          {text && <p className="mt-4 text-18 whitespace-pre-line text-muted">{text}</p>}
          <PageForm
            action={`/join/${slug}`}
            csrfToken={csrfToken}
            className="mt-8 flex flex-col gap-6"
          >
            {({ errors, processing }) => (
              <>
                <Field label="Your name" error={errors.name}>
                  <Input name="name" autoComplete="name" size="lg" />
                </Field>
                <Field label="Email" error={errors.email}>
                  <Input name="email" type="email" autoComplete="email" size="lg" />
                </Field>
                <Checkbox name="consent" value="true" label={consent} error={errors.consent} />
                <Checkbox name="clicks" value="true" label={`${clicksConsent} (optional)`} />
                <BotTrap />
                <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
                  Sign up
                </Button>
                <p className="text-13 text-muted">
                  You confirm your address by email first.{' '}
                  <TextLink href="/privacy-policy">Privacy policy</TextLink>
                </p>
              </>
            )}
          </PageForm>
        </>
      )}
    </div>
  )
}

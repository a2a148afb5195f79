import { Head } from '@inertiajs/react'
import { AuthForm, TermsCheckbox } from '#app/accounts/ui/auth_form'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { HandleField } from '#app/accounts/ui/handle_field'
import { TypeField } from '#app/accounts/ui/type_field'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

interface FinishRegistrationProps {
  invitation: string | null
  csrf_token: string
  provider: string
  name: string | null
  email: string | null
  is_email_verified: boolean
}

export default function FinishRegistration({
  invitation,
  csrf_token,
  provider,
  name,
  email,
  is_email_verified,
}: FinishRegistrationProps) {
  return (
    <AuthForm action="/register/finish" csrfToken={csrf_token}>
      {({ errors, processing }) => (
        <>
          <Head title="Finish registration" />
          <AuthHeading title={invitation ?? 'Almost there'}>
            {is_email_verified ? (
              <>
                {provider} tells us that you’re{' '}
                <span className="wrap-anywhere text-ink">{email}</span>. There’s no account yet.
              </>
            ) : (
              <>You’re signed in at {provider}. There’s no account here yet.</>
            )}
          </AuthHeading>
          <TypeField error={errors.type} />
          <Field label="Name" error={errors.name}>
            <Input name="name" autoComplete="name" defaultValue={name ?? ''} />
          </Field>
          <HandleField error={errors.handle} />
          {is_email_verified ? (
            errors.email && (
              <p role="alert" className="text-13 text-danger">
                {errors.email}
              </p>
            )
          ) : (
            <Field
              label="Email"
              error={errors.email}
              hint={`${provider} hasn’t verified one. We’ll send you a link.`}
            >
              <Input name="email" type="email" autoComplete="email" defaultValue={email ?? ''} />
            </Field>
          )}
          <TermsCheckbox error={errors.terms} />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Create account
          </Button>
          <p className="text-13 text-muted">
            Have an account already? <TextLink href="/login">Sign in</TextLink> with it and connect{' '}
            {provider} in the settings.
          </p>
        </>
      )}
    </AuthForm>
  )
}

import { Head } from '@inertiajs/react'
import { AuthForm, TermsCheckbox } from '#app/accounts/ui/auth_form'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { HandleField } from '#app/accounts/ui/handle_field'
import { NewPasswordFields } from '#app/accounts/passwords/ui/new_password_fields'
import { ProviderChoice } from '#app/accounts/connections/ui/provider_link'
import { TypeField } from '#app/accounts/ui/type_field'
import type { OfferedProvider } from '#app/accounts/account_options'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { TextLink } from '#app/kit/button/text_link'

interface RegisterProps {
  invitation: string | null
  csrf_token: string
  providers: OfferedProvider[]
}

export default function Register({ invitation, csrf_token, providers }: RegisterProps) {
  return (
    <AuthForm action="/register" csrfToken={csrf_token}>
      {({ errors, processing }) => (
        <>
          <Head title="Register">
            <meta
              head-key="description"
              name="description"
              content="Create your account on vesta: save homes, publish listings and redesign your rooms."
            />
          </Head>
          <AuthHeading title={invitation ?? 'Create your account'}>
            {invitation && 'Create your account. '}Already have an account?{' '}
            <TextLink href="/login">Sign in</TextLink>
          </AuthHeading>
          <TypeField error={errors.type} />
          <Field label="Name" error={errors.name}>
            <Input name="name" autoComplete="name" />
          </Field>
          <HandleField error={errors.handle} />
          <Field label="Email" error={errors.email}>
            <Input name="email" type="email" autoComplete="email" />
          </Field>
          <NewPasswordFields label="Password" errors={errors} />
          <TermsCheckbox error={errors.terms} />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Create account
          </Button>
          <ProviderChoice providers={providers} />
        </>
      )}
    </AuthForm>
  )
}

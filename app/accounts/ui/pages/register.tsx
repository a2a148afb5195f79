import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/components/auth_form'
import { AuthHeading } from '#app/accounts/ui/components/auth_heading'
import { HandleField } from '#app/accounts/ui/components/handle_field'
import { NewPasswordFields } from '#app/accounts/ui/components/new_password_fields'
import { ProviderChoice } from '#app/accounts/ui/components/connections/provider_choice'
import { TermsCheckbox } from '#app/accounts/ui/components/terms_checkbox'
import { TypeField } from '#app/accounts/ui/components/type_field'
import type { OfferedProvider } from '#app/accounts/contract/providers'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { TextLink } from '#app/kit/button/text_link'

interface RegisterProps {
  csrf_token: string
  providers: OfferedProvider[]
}

export default function Register({ csrf_token, providers }: RegisterProps) {
  return (
    <AuthForm action="/register" csrfToken={csrf_token}>
      {({ errors, processing }) => (
        <>
          <Head title="Register" />
          <AuthHeading title="Create your account">
            Already have an account? <TextLink href="/login">Sign in</TextLink>
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

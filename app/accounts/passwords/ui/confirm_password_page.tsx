import { Head, router } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import {
  ConfirmByProvider,
  ConfirmByPasskey,
  confirmWords,
} from '#app/accounts/passwords/ui/confirm_ways'
import { usePasskeySupport } from '#app/accounts/passkeys/ui/ask_device'
import type { OfferedProvider } from '#app/accounts/account_options'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'

interface ConfirmPasswordProps {
  has_password: boolean
  has_passkeys: boolean
  /** the ones a person without a password can sign in with */
  providers: OfferedProvider[]
}

export default function ConfirmPassword(ways: ConfirmPasswordProps) {
  const account = useAccount()
  const support = usePasskeySupport()
  const words = confirmWords({
    hasPassword: ways.has_password,
    hasPasskeys: ways.has_passkeys && support === 'yes',
    hasProviders: ways.providers.length > 0,
  })

  return (
    <AuthForm action="/confirm-password" resetOnError={['password']}>
      {({ errors, processing }) => (
        <>
          <Head title="Confirm password" />
          <AuthHeading title="Confirm it’s you">{words}</AuthHeading>
          {ways.has_password && (
            <>
              <input hidden readOnly autoComplete="username" value={account?.handle ?? ''} />
              <Field label="Your password" error={errors.password}>
                <PasswordInput name="password" />
              </Field>
              <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
                Continue
              </Button>
            </>
          )}
          {ways.has_passkeys && (
            <ConfirmByPasskey size="lg" onConfirmed={(redirect) => router.visit(redirect)} />
          )}
          <ConfirmByProvider providers={ways.providers} />
        </>
      )}
    </AuthForm>
  )
}

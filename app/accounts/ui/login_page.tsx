import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { PasskeySignIn } from '#app/accounts/passkeys/ui/passkey_sign_in'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { ProviderChoice } from '#app/accounts/connections/ui/provider_link'
import type { OfferedProvider } from '#app/accounts/account_options'
import { Button } from '#app/kit/button/button'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { PasswordInput } from '#app/kit/form/password_input'
import { TextLink } from '#app/kit/button/text_link'

interface LoginProps {
  /** why they were sent here; null if they came by themselves */
  reason: { title: string; otherwise?: { label: string; href: string } } | null
  csrf_token: string
  providers: OfferedProvider[]
}

export default function Login({ reason, csrf_token, providers }: LoginProps) {
  return (
    <AuthForm action="/login" csrfToken={csrf_token} resetOnError={['password']}>
      {({ errors, processing }) => (
        <>
          <Head title="Login">
            <meta
              head-key="description"
              name="description"
              content="Sign in to vesta to save homes, message their realtors and redesign your rooms."
            />
          </Head>
          <AuthHeading title={reason?.title ?? 'Welcome back'}>
            New here? <TextLink href="/register">Create an account</TextLink>
            {reason?.otherwise && (
              <>
                {' · '}
                <TextLink href={reason.otherwise.href}>{reason.otherwise.label}</TextLink>
              </>
            )}
          </AuthHeading>
          <Field label="Email or handle" error={errors.email}>
            <Input
              name="email"
              autoComplete="username webauthn"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <Field label="Password" error={errors.password}>
            <PasswordInput name="password" />
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-3 text-13">
            <Checkbox name="remember" value="on" label="Keep me signed in" />
            <TextLink href="/forgot-password">Forgot your password?</TextLink>
          </div>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Sign in
          </Button>
          <PasskeySignIn />
          <ProviderChoice providers={providers} />
        </>
      )}
    </AuthForm>
  )
}

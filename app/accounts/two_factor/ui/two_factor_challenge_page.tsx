import { useState } from 'react'
import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { Checkbox } from '#app/kit/form/checkbox'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'

export default function TwoFactorChallenge({ csrf_token }: { csrf_token: string }) {
  const [isRecovering, setRecovering] = useState(false)

  return (
    <AuthForm
      action="/two-factor-challenge"
      csrfToken={csrf_token}
      resetOnError={['code', 'recovery_code']}
    >
      {({ errors, processing }) => (
        <>
          <Head title="Two-factor challenge" />
          <AuthHeading title="One more step">
            {isRecovering
              ? 'Enter one of your recovery codes. Each works once.'
              : 'Enter the six-digit code from your authenticator app.'}
          </AuthHeading>
          {isRecovering ? (
            <Field label="Recovery code" error={errors.recovery_code}>
              <Input
                key="recovery_code"
                name="recovery_code"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
              />
            </Field>
          ) : (
            <Field label="Code" error={errors.code}>
              <Input
                key="code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                autoFocus
              />
            </Field>
          )}
          <Checkbox
            name="remember_device"
            value="on"
            label="Don’t ask again on this device for 30 days"
          />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Sign in
          </Button>
          <div className="flex flex-wrap justify-between gap-3 text-13">
            <button
              type="button"
              className="text-muted underline underline-offset-4 hover:text-text"
              onClick={() => setRecovering(!isRecovering)}
            >
              {isRecovering ? 'Use your authenticator app' : 'Use a recovery code'}
            </button>
            <TextLink href="/login">Start over</TextLink>
          </div>
        </>
      )}
    </AuthForm>
  )
}

import { Head } from '@inertiajs/react'
import { AuthForm } from '#app/accounts/ui/auth_form'
import { AuthHeading, SpentLink } from '#app/accounts/ui/auth_heading'
import { NewPasswordFields } from '#app/accounts/passwords/ui/new_password_fields'
import { Button } from '#app/kit/button/button'

interface ResetPasswordProps {
  csrf_token: string
  token: string
  is_usable: boolean
}

export default function ResetPassword({ is_usable, ...link }: ResetPasswordProps) {
  return (
    <>
      <Head title="Reset password" />
      {is_usable ? (
        <NewPasswordForm {...link} />
      ) : (
        <SpentLink action="Get a new link">
          It has been used, or it’s more than an hour old. Request a new one.
        </SpentLink>
      )}
    </>
  )
}

function NewPasswordForm({ token, csrf_token }: Omit<ResetPasswordProps, 'is_usable'>) {
  return (
    <AuthForm action={`/reset-password/${token}`} csrfToken={csrf_token}>
      {({ errors, processing }) => (
        <>
          <AuthHeading title="Choose a new password">
            Saving it signs you out of all other browsers.
          </AuthHeading>
          <NewPasswordFields label="New password" errors={errors} />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Save new password
          </Button>
        </>
      )}
    </AuthForm>
  )
}

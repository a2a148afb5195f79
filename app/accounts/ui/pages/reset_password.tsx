import { Head } from '@inertiajs/react'
import { DoorForm } from '#app/accounts/ui/components/door_form'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { NewPasswordFields } from '#app/accounts/ui/components/new_password_fields'
import { Button } from '#app/common/ui/kit/button'
import { ButtonLink } from '#app/common/ui/kit/button_link'

interface ResetPasswordProps {
  csrf_token: string
  /** what the link from the mail carries */
  token: string
  /** it has not been used and is not too old */
  is_usable: boolean
}

export default function ResetPassword({ is_usable, ...link }: ResetPasswordProps) {
  return (
    <>
      <Head title="Reset password" />
      {is_usable ? <NewPasswordForm {...link} /> : <SpentLink />}
    </>
  )
}

function NewPasswordForm({ token, csrf_token }: Omit<ResetPasswordProps, 'is_usable'>) {
  return (
    <DoorForm action={`/reset-password/${token}`} csrfToken={csrf_token}>
      {({ errors, processing }) => (
        <>
          <DoorHeading title="Choose a new one">
            Every other browser is signed out when you save it.
          </DoorHeading>
          <NewPasswordFields label="New password" errors={errors} />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Save my new password
          </Button>
        </>
      )}
    </DoorForm>
  )
}

function SpentLink() {
  return (
    <div className="flex flex-col gap-6">
      <DoorHeading title="This link is spent">
        It was used, or it is more than an hour old. Ask for another one; it takes a moment.
      </DoorHeading>
      <ButtonLink href="/forgot-password" variant="primary" size="lg" isWide>
        Send me another link
      </ButtonLink>
    </div>
  )
}

import { Head } from '@inertiajs/react'
import { DoorForm } from '#app/accounts/ui/components/door_form'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { useAccount } from '#app/common/ui/hooks/use_shared_props'
import { Button } from '#app/common/ui/kit/button'
import { Field } from '#app/common/ui/kit/field'
import { PasswordInput } from '#app/common/ui/kit/password_input'

export default function ConfirmPassword() {
  const account = useAccount()

  return (
    <DoorForm action="/confirm-password" resetOnError={['password']}>
      {({ errors, processing }) => (
        <>
          <Head title="Confirm password" />
          <DoorHeading title="Is it you?">
            What comes next is for @{account?.handle} only. We ask again after three hours.
          </DoorHeading>
          <input hidden readOnly autoComplete="username" value={account?.handle ?? ''} />
          <Field label="Password" error={errors.password}>
            <PasswordInput name="password" />
          </Field>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Go on
          </Button>
        </>
      )}
    </DoorForm>
  )
}

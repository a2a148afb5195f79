import { Head } from '@inertiajs/react'
import { DoorForm } from '#app/accounts/ui/components/door_form'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { HandleField } from '#app/accounts/ui/components/handle_field'
import { NewPasswordFields } from '#app/accounts/ui/components/new_password_fields'
import { TypeField } from '#app/accounts/ui/components/type_field'
import { Button } from '#app/common/ui/kit/button'
import { Checkbox } from '#app/common/ui/kit/checkbox'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { TextLink } from '#app/common/ui/kit/text_link'

interface RegisterProps {
  csrf_token: string
}

export default function Register({ csrf_token }: RegisterProps) {
  return (
    <DoorForm action="/register" csrfToken={csrf_token}>
      {({ errors, processing, clearErrors }) => (
        <>
          <Head title="Register" />
          <DoorHeading title="Come in">
            Already here? <TextLink href="/login">Sign in</TextLink>
          </DoorHeading>
          <TypeField error={errors.type} />
          <Field label="Name" error={errors.name}>
            <Input name="name" autoComplete="name" />
          </Field>
          <HandleField error={errors.handle} onChange={() => clearErrors('handle')} />
          <Field label="E-mail" error={errors.email}>
            <Input name="email" type="email" autoComplete="email" />
          </Field>
          <NewPasswordFields label="Password" errors={errors} />
          <Checkbox name="terms" value="on" error={errors.terms} label={<Terms />} />
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Create my account
          </Button>
        </>
      )}
    </DoorForm>
  )
}

function Terms() {
  return (
    <span className="text-13 text-muted">
      I accept the <TextLink href="/terms-of-service">terms</TextLink> and the{' '}
      <TextLink href="/privacy-policy">privacy policy</TextLink>.
    </span>
  )
}

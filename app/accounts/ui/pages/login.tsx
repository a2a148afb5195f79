import { Head } from '@inertiajs/react'
import { DoorForm } from '#app/accounts/ui/components/door_form'
import { DoorHeading } from '#app/accounts/ui/components/door_heading'
import { Button } from '#app/common/ui/kit/button'
import { Checkbox } from '#app/common/ui/kit/checkbox'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { PasswordInput } from '#app/common/ui/kit/password_input'
import { TextLink } from '#app/common/ui/kit/text_link'

interface LoginProps {
  csrf_token: string
}

export default function Login({ csrf_token }: LoginProps) {
  return (
    <DoorForm action="/login" csrfToken={csrf_token} resetOnError={['password']}>
      {({ errors, processing }) => (
        <>
          <Head title="Login" />
          <DoorHeading title="Welcome back">
            New here? <TextLink href="/register">Make an account</TextLink>
          </DoorHeading>
          <Field label="E-mail or handle" error={errors.email}>
            <Input name="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Field label="Password" error={errors.password}>
            <PasswordInput name="password" />
          </Field>
          <div className="flex flex-wrap items-center justify-between gap-3 text-13">
            <Checkbox name="remember" value="on" label="Keep me signed in" />
            <TextLink href="/forgot-password">I forgot my password</TextLink>
          </div>
          <Button type="submit" variant="primary" size="lg" isWide isLoading={processing}>
            Sign in
          </Button>
        </>
      )}
    </DoorForm>
  )
}

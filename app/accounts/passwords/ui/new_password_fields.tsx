import { MIN_PASSWORD_CHARACTERS } from '#app/accounts/account_options'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'

interface NewPasswordFieldsProps {
  label: string
  errors: { password?: string; password_confirmation?: string }
}

export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        error={errors.password}
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters. A short sentence works well.`}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.password_confirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" />
      </Field>
    </>
  )
}

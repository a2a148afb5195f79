import { Field } from '#app/common/ui/kit/field'
import { PasswordInput } from '#app/common/ui/kit/password_input'

interface NewPasswordFieldsProps {
  label: string
  errors: { password?: string; password_confirmation?: string }
}

/** A password to be, twice. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        error={errors.password}
        hint="At least 8 characters. A sentence is best."
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Once more" error={errors.password_confirmation}>
        <PasswordInput name="password_confirmation" autoComplete="new-password" />
      </Field>
    </>
  )
}
